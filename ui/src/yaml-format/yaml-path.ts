/** A place in a YAML text: the fields around it, and the field whose value is there. */
export type YamlPlace = {
  /** Names of fields from the root; lists have no name of their own. */
  readonly path: readonly string[];
  /** The field whose value is typed; undefined where the name of a field is typed. */
  readonly typedField?: string;
};

const blockLine = /^(\s*(?:- +)*)(?:(["']?)([\w-]+)\2\s*:(?=\s|$))?/;

/** The fields around a block at an indentation, from the lines above it. */
const fieldsAround = (lines: readonly string[], indentation: number): string[] => {
  const path: string[] = [];
  let limit = indentation;
  for (const line of lines.toReversed()) {
    if (limit === 0) break;
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const [, before = '', , name] = blockLine.exec(line) ?? [];
    if (before.length >= limit) continue;
    limit = before.length;
    if (name !== undefined) path.unshift(name);
  }
  return path;
};

type Frame = { readonly isMap: boolean; name?: string | undefined };

const token = /"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[{}[\],]|([\w-]+)\s*:(?=\s|$)|[^\s{}[\],"']+/g;

/** The maps and lists in braces that are open at the end of a text. */
const openFrames = (text: string): readonly Frame[] => {
  const frames: Frame[] = [{ isMap: true }];
  for (const [found, name] of text.matchAll(token)) {
    const top = frames.at(-1);
    if (found === '{' || found === '[') frames.push({ isMap: found === '{' });
    else if (found === '}' || found === ']') {
      if (frames.length > 1) frames.pop();
    } else if (found === ',' && top && frames.length > 1) top.name = undefined;
    else if (name !== undefined && top?.isMap) top.name = name;
  }
  return frames;
};

/** The place at the end of the lines; `column` counts the characters before it in the last line. */
export const yamlPlace = (lines: readonly string[], column: number): YamlPlace => {
  const line = (lines.at(-1) ?? '').slice(0, column);
  const [before = ''] = /^\s*(?:- +)*/.exec(line) ?? [];
  const around = fieldsAround(lines.slice(0, -1), before.length);
  const frames = openFrames(line.slice(before.length));
  const names = frames.flatMap(({ name }, index) => (name === undefined || index === frames.length - 1 ? [] : [name]));
  const last = frames.at(-1);
  const path = [...around, ...names];
  if (last?.isMap === false) {
    // A list in brackets has the values of the field before it.
    const typedField = path.at(-1);
    return { path: path.slice(0, -1), ...(typedField === undefined ? {} : { typedField }) };
  }
  return { path, ...(last?.name === undefined ? {} : { typedField: last.name }) };
};
