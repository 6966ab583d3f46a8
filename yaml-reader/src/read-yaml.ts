import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, visit } from 'yaml';

/** Line and column, from 1. */
export type TextPosition = { readonly line: number; readonly column: number };

export type Path = readonly PropertyKey[];

export type YamlText = {
  /** The value of the text; undefined where the syntax is wrong. */
  readonly value: unknown;
  /** The place of the value at a path, or of the nearest value above it; `key` where the name of the field is meant. */
  readonly placeOf: (path: Path, of?: 'key' | 'value') => TextPosition;
  /** Errors of the syntax, in the order of the text; `reason` is the sentence of the parser. */
  readonly faults: readonly (TextPosition & { readonly reason: string })[];
};

const start: TextPosition = { line: 1, column: 1 };

type Fault = { readonly at: number; readonly reason: string };

const firstLine = (text: string): string => text.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? text;

/** Anchors, aliases and tags could make a small text large or create values that the format does not have. */
const unwanted = (document: ReturnType<typeof parseDocument>): readonly Fault[] => {
  const faults: Fault[] = [];
  visit(document, {
    Alias: (_, node) => void faults.push({ at: node.range?.[0] ?? 0, reason: 'Aliases are not supported' }),
    Node: (_, node) => {
      if (isNode(node) && 'tag' in node && node.tag !== undefined)
        faults.push({ at: node.range?.[0] ?? 0, reason: `The tag ${node.tag} is not supported` });
    },
  });
  return faults;
};

const inner = (node: unknown, key: PropertyKey): { key?: Node; value?: unknown } => {
  if (isSeq(node)) return { value: node.items[Number(key)] };
  if (!isMap(node)) return {};
  const pair = node.items.find(
    (one): one is Pair<Node> => isPair(one) && isScalar(one.key) && String(one.key.value) === String(key),
  );
  return pair === undefined ? {} : { key: pair.key, value: pair.value };
};

const offsetOf = (root: unknown, path: Path, of: 'key' | 'value'): number => {
  let node: unknown = root;
  let at = 0;
  for (const [index, step] of path.entries()) {
    const found = inner(node, step);
    const isLast = index === path.length - 1;
    const wanted = isLast && of === 'key' ? (found.key ?? found.value) : (found.value ?? found.key);
    if (!isNode(wanted)) return at;
    at = wanted.range?.[0] ?? at;
    node = found.value;
  }
  return at;
};

/** Why a text cannot be read at all, such as one that is nested too deeply. */
const unreadable = (thrown: unknown): YamlText => ({
  value: undefined,
  placeOf: () => start,
  faults: [{ ...start, reason: thrown instanceof RangeError ? 'The text is nested too deeply' : String(thrown) }],
});

/** Reads a YAML 1.2 text without anchors, aliases and tags. */
export const readYaml = (text: string): YamlText => {
  try {
    const lines = new LineCounter();
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      version: '1.2',
      schema: 'core',
      merge: false,
    });
    const place = (at: number): TextPosition => {
      const { line, col } = lines.linePos(at);
      return line === 0 ? start : { line, column: col };
    };
    const parsed = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
      at: pos[0],
      reason: firstLine(message),
    }));
    const faults = [...parsed, ...unwanted(document)].toSorted((a, b) => a.at - b.at);
    return {
      value: faults.length === 0 ? document.toJS() : undefined,
      placeOf: (path, of = 'value') => place(offsetOf(document.contents, path, of)),
      faults: faults.map(({ at, reason }) => ({ ...place(at), reason })),
    };
  } catch (thrown) {
    return unreadable(thrown);
  }
};
