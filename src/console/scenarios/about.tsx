import { visibleText } from "../text";

/** The comment at the head of a scenario, in paragraphs: its lines end where those of the file do. */
export const HeadComment = ({ text }: { text: string }) => (
  <div class="about">
    {paragraphsIn(text).map((paragraph) => (
      <p>{visibleText(paragraph)}</p>
    ))}
  </div>
);

/** A line that begins a paragraph: `A correct POS: ...`, an item of a list. */
const beginning = /^(?:[A-Z][\w ]{0,30}:|[-*] )/;

function paragraphsIn(text: string): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const last = paragraphs.at(-1);
    if (line === "") isOpen = false;
    else if (!isOpen || last === undefined || beginning.test(line)) {
      paragraphs.push(line);
      isOpen = true;
    } else paragraphs[paragraphs.length - 1] = `${last} ${line}`;
  }
  return paragraphs;
}
