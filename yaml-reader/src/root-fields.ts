import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** An entry of a list: the names of its fields, and its line. */
export type ListEntry = { readonly fields: readonly string[]; readonly line: number };

/** The fields of the root of a YAML text, for forms beside the text. */
export type RootFields = {
  readonly texts: ReadonlyMap<string, string>;
  /** Lists of texts. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** Lists of maps. */
  readonly entries: ReadonlyMap<string, readonly ListEntry[]>;
};

const textOf = (node: unknown): string | undefined => (isScalar(node) ? String(node.value ?? '') : undefined);

const entryOf = (node: Node, lines: LineCounter): ListEntry => ({
  fields: isMap(node) ? node.items.map(({ key }) => textOf(key) ?? '') : [],
  line: lines.linePos(node.range?.[0] ?? 0).line,
});

/** The fields of the root; undefined for a text that cannot be read. */
export const rootFields = (text: string): RootFields | undefined => {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument<Node, true>(text, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  });
  if (errors.length > 0 || (contents !== null && !isMap(contents))) return undefined;
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const entries = new Map<string, readonly ListEntry[]>();
  for (const { key, value } of contents === null ? [] : contents.items) {
    const name = textOf(key) ?? '';
    const own = textOf(value);
    if (own !== undefined) texts.set(name, own);
    if (!isSeq(value)) continue;
    const items = value.items as readonly Node[];
    if (items.every((item) => isScalar(item)))
      lists.set(
        name,
        items.map((item) => textOf(item) ?? ''),
      );
    else
      entries.set(
        name,
        items.map((item) => entryOf(item, lines)),
      );
  }
  return { texts, lists, entries };
};
