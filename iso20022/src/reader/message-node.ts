/** One element of a message as rules and the test engine see it. Only nodes of the selected subtrees exist at one time. */
export type MessageNode = {
  readonly name: string;
  /** Decoded character data exactly as written (blanks kept); '' for elements that hold elements. */
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MessageNode[];
  readonly parent: MessageNode | undefined;
  /** Counts from 1 among the siblings of the same name. */
  readonly index: number;
  /** Place of the start tag's `<`. */
  readonly line: number;
  readonly column: number;
  /** Place of the first character of the text, or of the start tag's end where there is none. */
  readonly textLine: number;
  readonly textColumn: number;
  /** Counts the elements for which the node was used, because transactions of the same shape share nodes. */
  readonly uses?: number;
  /** Only of a node that notes what is read of it: see `leadingPair`. */
  readonly leadingPair?: number;
};

const childNamed = (node: MessageNode, name: string): MessageNode | undefined => {
  const { children } = node;
  for (let i = 0; i < children.length; i++) if (children[i]?.name === name) return children[i];
  return undefined;
};

const below = (node: MessageNode | undefined, names: readonly string[]): MessageNode | undefined => {
  let at = node;
  for (let i = 0; i < names.length && at !== undefined; i++) at = childNamed(at, names[i] as string);
  return at;
};

/** The first child of that name, following a chain of names: `descend(transaction, 'PmtId', 'TxId')`. */
export const descend = (node: MessageNode | undefined, ...names: readonly string[]): MessageNode | undefined =>
  below(node, names);

export const childrenNamed = (node: MessageNode | undefined, name: string): readonly MessageNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

export const textAt = (node: MessageNode | undefined, ...names: readonly string[]): string | undefined =>
  below(node, names)?.text;
