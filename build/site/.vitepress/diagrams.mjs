import { renderMermaidSVG } from "beautiful-mermaid";

/** Their colours and fonts are in the theme's style sheet, because a page may have no styles in it. */
const withoutStyles = (svg) =>
  svg.replace(/<style>[^]*?<\/style>/, "").replace(/(<svg[^>]*) style="[^"]*"/, "$1");

/** A diagram as a picture, whose name is the first comment of its text. Throws for a diagram without one. */
function figureOf(diagram) {
  const [, name] = /^\s*%% (.+)$/m.exec(diagram) ?? [];
  if (name === undefined) throw new Error(`a diagram has no name (%% ...):\n${diagram}`);
  const picture = withoutStyles(renderMermaidSVG(diagram));
  const named = picture.replace("<svg", `<svg role="img" aria-label="${name}"`);
  return `<div class="diagram" tabindex="0" v-pre>${named}</div>\n`;
}

/** Draws the diagrams of pages when the site is built. */
export function drawDiagrams(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (...given) => {
    const [tokens, at] = given;
    const { info, content } = tokens[at];
    return info.trim() === "mermaid" ? figureOf(content) : fence(...given);
  };
}
