import {
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLMap,
} from 'yaml';

/** The place of the first error of a text that has to be corrected before. */
export type UnreadableText = { readonly line: number; readonly column: number };
export type EditedText = { readonly text: string } | { readonly unreadable: UnreadableText };

type Root = YAMLMap<Node, Node | null>;

const endOfLine = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

const pairOf = (root: Root, field: string): Pair<Node, Node | null> | undefined =>
  root.items.find(({ key }) => isScalar(key) && key.value === field);

const withEnd = (text: string, end: string): string => (text === '' || text.endsWith('\n') ? text : `${text}${end}`);

const style = { lineWidth: 0, singleQuote: true } as const;

const written = (field: string, value: unknown, end: string): string =>
  stringify({ [field]: value }, style).replaceAll('\n', end);

/** The offset after the line of an offset. */
const afterLine = (text: string, offset: number): number => {
  const newline = text.indexOf('\n', Math.max(0, offset - 1));
  return newline < 0 ? text.length : newline + 1;
};

/** Comments and blank lines below a list belong to what follows. */
const contentEnd = (text: string, from: number, to: number): number => {
  const kept = text.slice(from, to).replace(/(?:\r?\n[ \t]*(?:#[^\n]*)?)+$/, '');
  return afterLine(text, from + kept.length + 1);
};

/** A text on one line: what follows it on the line, such as a comment, stays. */
const isInLine = (node: Node | null): node is Scalar<string> =>
  isScalar(node) && ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'].includes(node.type ?? '') && node.source !== '';

const inFlow = (text: string, field: string, value: unknown): string => {
  const document = parseDocument(text);
  if (value === undefined) document.delete(field);
  else document.set(field, value);
  return document.toString({ lineWidth: 0 });
};

const replaced = (text: string, root: Root, field: string, value: unknown): string => {
  const end = endOfLine(text);
  const pair = pairOf(root, field);
  if (root.flow) return inFlow(text, field, value);
  if (pair === undefined) return value === undefined ? text : `${withEnd(text, end)}${written(field, value, end)}`;
  if (typeof value === 'string' && !value.includes('\n') && isInLine(pair.value)) {
    const [from, to] = pair.value.range ?? [0, 0];
    return `${text.slice(0, from)}${stringify(value, style).trim()}${text.slice(to)}`;
  }
  const start = pair.key.range?.[0] ?? 0;
  const valueEnd = pair.value?.range?.[1] ?? pair.key.range?.[1] ?? start;
  const stop = contentEnd(text, start, valueEnd);
  return `${text.slice(0, start)}${value === undefined ? '' : written(field, value, end)}${text.slice(stop)}`;
};

/**
 * A YAML text with another value of a field of its root; undefined removes the field. All other lines, with their
 * comments, stay as they are.
 */
export const withField = (text: string, field: string, value: unknown): EditedText => {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument<Node, true>(text, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  });
  const [error] = errors;
  if (error !== undefined) {
    const { line, col } = lines.linePos(error.pos[0]);
    return { unreadable: { line: Math.max(1, line), column: Math.max(1, col) } };
  }
  // A text of comments has no root.
  if (contents === null)
    return {
      text: value === undefined ? text : `${withEnd(text, endOfLine(text))}${written(field, value, endOfLine(text))}`,
    };
  if (!isMap(contents)) return { unreadable: { line: 1, column: 1 } };
  return { text: replaced(text, contents as Root, field, value) };
};
