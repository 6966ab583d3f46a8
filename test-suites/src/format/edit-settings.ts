import { isMap, isScalar, type Node, type Pair, parseDocument, type Scalar, stringify, type YAMLMap } from 'yaml';
import type { Problem } from './problem.ts';
import { parseYaml } from './yaml-text.ts';

/** The changed text, or the first error of a text that has to be corrected before. */
export type EditedSettings = { readonly text: string } | { readonly problem: Problem };

type Root = YAMLMap<Node, Node | null>;

const endOfLine = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

const pairOf = (root: Root, field: string): Pair<Node, Node | null> | undefined =>
  root.items.find(({ key }) => isScalar(key) && key.value === field);

const withEnd = (text: string, end: string): string => (text === '' || text.endsWith('\n') ? text : `${text}${end}`);

const written = (field: string, value: unknown, end: string): string =>
  stringify({ [field]: value }, { lineWidth: 0, singleQuote: true }).replaceAll('\n', end);

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

const replaced = (text: string, root: Root, field: string, value: unknown): string => {
  const end = endOfLine(text);
  const pair = pairOf(root, field);
  if (root.flow) {
    const document = parseDocument(text);
    document.set(field, value);
    return document.toString({ lineWidth: 0 });
  }
  if (pair === undefined) return `${withEnd(text, end)}${written(field, value, end)}`;
  if (typeof value === 'string' && isInLine(pair.value)) {
    const [from, to] = pair.value.range ?? [0, 0];
    return `${text.slice(0, from)}${stringify(value, { lineWidth: 0, singleQuote: true }).trim()}${text.slice(to)}`;
  }
  const start = pair.key.range?.[0] ?? 0;
  const valueEnd = pair.value?.range?.[1] ?? pair.key.range?.[1] ?? start;
  const stop = contentEnd(text, start, valueEnd);
  return `${text.slice(0, start)}${written(field, value, end)}${text.slice(stop)}`;
};

/**
 * A text of suite.yaml with another value of a field; all other lines, with their comments, stay as they are. `suite` is
 * the text of the field in a file that is empty.
 */
export const withSetting = (text: string, field: string, value: unknown): EditedSettings => {
  if (text.trim() === '') return { text: written(field, value, '\n') };
  const yaml = parseYaml(text);
  const [problem] = 'problems' in yaml ? yaml.problems : [];
  if (problem !== undefined) return { problem };
  const { contents } = parseDocument<Node, true>(text, { schema: 'failsafe' });
  if (!isMap(contents)) return { problem: { errorKey: 'suite.notAMap', params: {}, line: 1, column: 1 } };
  return { text: replaced(text, contents as Root, field, value) };
};
