import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';
import type { Path, PathProblem, Position, Problem } from './problem.ts';

/** Characters of the longest file. */
export const longestFile = 2_097_152;
/** The most uses of anchors; more would let a short file become a very long one. */
const mostAliases = 100;

/** A value of a YAML text: every scalar is a text. */
export type YamlValue = string | readonly YamlValue[] | { readonly [key: string]: YamlValue };

export type YamlText = {
  readonly value: YamlValue;
  /** The problem at the position of its path, or of the nearest value above it. */
  locate(problem: PathProblem): Problem;
  /** The text of the value at a path with the position of its beginning; undefined where there is no value. */
  sourceOf(path: Path): SourcePart | undefined;
};

/** A part of a YAML text: its lines without the indentation of the first one. */
export type SourcePart = { readonly text: string; readonly from: Position };

const start: Position = { line: 1, column: 1 };

type Found = { readonly key: Node | undefined; readonly value: Node | undefined };

const keyText = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : String(key));

const childOf = (node: Node | undefined, step: PropertyKey): Found | undefined => {
  if (isMap(node)) {
    const pair = node.items.find((item) => isPair(item) && keyText(item) === String(step));
    return pair && { key: pair.key as Node, value: (pair.value ?? undefined) as Node | undefined };
  }
  const item = isSeq(node) ? node.items[Number(step)] : undefined;
  return item === undefined ? undefined : { key: item as Node, value: item as Node };
};

const nodeAt = (root: Node | undefined, path: Path, onKey: boolean): Node | undefined => {
  let found: Found = { key: root, value: root };
  for (const [index, step] of path.entries()) {
    const next = childOf(found.value, step);
    if (next === undefined) return found.value ?? found.key;
    found = next;
    if (onKey && index === path.length - 1) return found.key;
  }
  return found.value ?? found.key;
};

/** The offsets of keys that are maps, lists or aliases. */
const keysOfMaps = (document: Document<Node, true>): number[] => {
  const offsets: number[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar(key)) offsets.push((key as Node | null)?.range?.[0] ?? 0);
    },
  });
  return offsets;
};

/** A key without a value, as in `{ a }`, has an empty text. */
const withoutNulls = (value: YamlValue | null): YamlValue => {
  if (value === null || typeof value === 'string') return value ?? '';
  if (Array.isArray(value)) return value.map(withoutNulls);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutNulls(item as YamlValue | null)]));
};

type Parsed = { readonly text: YamlText } | { readonly problems: readonly Problem[] };

const failed = (errorKey: string, position: Position = start, params: Problem['params'] = {}): Parsed => ({
  problems: [{ errorKey, params, ...position }],
});

const parsed = (text: string): Parsed => {
  const lines = new LineCounter();
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const document = parseDocument<Node, true>(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0)
    return {
      problems: faults.map(
        ({ code, message, pos: [at] }): Problem =>
          code === 'DUPLICATE_KEY'
            ? { errorKey: 'suite.duplicateField', params: {}, ...position(at) }
            : { errorKey: 'suite.notYaml', params: { reason: message }, ...position(at) },
      ),
    };
  const keys = keysOfMaps(document);
  if (keys.length > 0)
    return { problems: keys.map((at) => ({ errorKey: 'suite.badKey', params: {}, ...position(at) })) };
  const root = document.contents ?? undefined;
  if (isAlias(root) || !isMap(root)) return failed('suite.notAMap');
  const value = withoutNulls(document.toJS({ maxAliasCount: mostAliases }) as YamlValue | null);
  const locate = ({ errorKey, params = {}, path, onKey = false }: PathProblem): Problem => {
    const [offset = 0] = nodeAt(root, path, onKey)?.range ?? [];
    return { errorKey, params, ...position(offset) };
  };
  const sourceOf = (path: Path): SourcePart | undefined => {
    const found = path.reduce<Found | undefined>((at, step) => at && childOf(at.value, step), {
      key: root,
      value: root,
    });
    const [begin, end] = found?.value?.range ?? [];
    if (begin === undefined || end === undefined) return undefined;
    const from = position(begin);
    const indentation = ' '.repeat(from.column - 1);
    const shown = text.slice(begin, end).split('\n');
    const own = shown.map((line) => (line.startsWith(indentation) ? line.slice(indentation.length) : line.trimStart()));
    return { text: [shown[0], ...own.slice(1)].join('\n'), from };
  };
  return { text: { value, locate, sourceOf } };
};

/** Reads a YAML text; every error of its syntax has a position. */
export const parseYaml = (text: string): Parsed => {
  if (text.length > longestFile) return failed('suite.fileTooLarge', start, { limit: longestFile });
  try {
    return parsed(text);
  } catch (error) {
    // Deep nesting ends in the stack limit of the parser, too many aliases in an error of it.
    if (error instanceof RangeError || error instanceof ReferenceError) return failed('suite.tooComplex');
    throw error;
  }
};
