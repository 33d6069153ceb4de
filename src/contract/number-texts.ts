const tokens = /"(?:[^"\\]+|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;

/** An object or a list that the walk is in: the name, or the place, of the member that comes next. */
interface Level {
  path: string;
  isList: boolean;
  name: string;
  index: number;
}

const pathOf = (level: Level | undefined): string => {
  if (level === undefined) return "";
  if (level.isList) return `${level.path}[${level.index}]`;
  return level.path === "" ? level.name : `${level.path}.${level.name}`;
};

/**
 * Numbers of a JSON text, by their fields, that read otherwise than they were written: 9007199254740993,
 * 1.50, 1e3. The text has been parsed: it is JSON, and not too deep.
 */
export function numberTexts(json: string): Map<string, string> {
  const found = new Map<string, string>();
  const levels: Level[] = [];
  let last = "";
  for (const [token] of json.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === "{" || token === "[")
      levels.push({ path: pathOf(level), isList: token === "[", name: "", index: 0 });
    else if (token === "}" || token === "]") levels.pop();
    else if (token === ",") {
      if (level !== undefined) level.index += 1;
    } else if (token === ":") {
      if (level !== undefined) level.name = String(JSON.parse(last));
    } else if (!token.startsWith('"') && String(Number(token)) !== token)
      found.set(pathOf(level), token);
    last = token;
  }
  return found;
}
