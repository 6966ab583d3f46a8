import { attributesOf } from '../tokenizer/attribute-values.ts';
import { createNames } from '../tokenizer/names.ts';
import { inPieces } from '../tokenizer/pieces.ts';
import { createTokenizer } from '../tokenizer/state.ts';
import { token } from '../tokenizer/token.ts';
import { tokenText } from '../tokenizer/token-text.ts';
import { endInput, feed, nextToken } from '../tokenizer/tokenizer.ts';

/** An element of a message; `first` and `last` are the numbers of the values in it. */
export type ElementNode = {
  readonly parent: ElementNode | undefined;
  readonly name: string;
  readonly index: number;
  /** Elements of the same name stand beside it. */
  repeats: boolean;
  readonly line: number;
  readonly first: number;
  last: number;
};

/** A value of a message: the text of an element without child elements, or an attribute of any element. */
export type Leaf = {
  readonly element: ElementNode;
  readonly attribute?: string;
  readonly value: string;
  /** The value with the names on the way to it; equal for values that need no mention in a comparison. */
  readonly key: string;
};

export type Leaves = {
  readonly leaves: readonly Leaf[];
  readonly wellFormed: boolean;
  /** There are more values than are compared. */
  readonly tooMany: boolean;
};

type Open = {
  readonly node: ElementNode;
  readonly names: string;
  readonly children: Map<string, { count: number; readonly first: ElementNode }>;
  text: string;
  hasElements: boolean;
};

/** The values of a message in their order. Comments and the layout are not values. */
export const leavesOf = (bytes: Uint8Array, most: number): Leaves => {
  const t = createTokenizer(createNames());
  const leaves: Leaf[] = [];
  const open: Open[] = [];

  const addLeaf = (element: ElementNode, names: string, value: string, attribute?: string): void => {
    const key = attribute === undefined ? `${names}=${value}` : `${names}@${attribute}=${value}`;
    leaves.push({ element, value, key, ...(attribute === undefined ? {} : { attribute }) });
  };
  const begin = (): void => {
    const parent = open.at(-1);
    const name = t.names.texts[t.names.locals[t.name] ?? t.name] ?? '';
    if (parent) parent.hasElements = true;
    const known = parent?.children.get(name);
    const index = (known?.count ?? 0) + 1;
    const node: ElementNode = {
      parent: parent?.node,
      name,
      index,
      repeats: index > 1,
      line: t.startLine,
      first: leaves.length,
      last: leaves.length - 1,
    };
    if (known) {
      known.count = index;
      known.first.repeats = true;
    } else parent?.children.set(name, { count: 1, first: node });
    const names = `${parent?.names ?? ''}/${name}`;
    open.push({ node, names, children: new Map(), text: '', hasElements: false });
    for (const [attribute, value] of Object.entries(attributesOf(t))) addLeaf(node, names, value, attribute);
  };
  const end = (): void => {
    const closed = open.pop();
    if (!closed) return;
    if (!closed.hasElements) addLeaf(closed.node, closed.names, closed.text.trim());
    closed.node.last = leaves.length - 1;
  };
  const drain = (): void => {
    while (leaves.length <= most) {
      const kind = nextToken(t);
      if (kind === token.open) begin();
      else if (kind === token.close) end();
      else if (kind === token.text) {
        const inside = open.at(-1);
        if (inside) inside.text += tokenText(t);
      } else if (kind === token.more || kind === token.end || kind === token.broken) return;
    }
  };
  inPieces(bytes, (piece) => {
    if (leaves.length > most || t.failure !== undefined || t.ended) return;
    feed(t, piece);
    drain();
  });
  if (leaves.length <= most) {
    endInput(t);
    drain();
  }
  return { leaves, wellFormed: t.failure === undefined, tooMany: leaves.length > most };
};

/** e.g. /Document/FIToFICstmrCdtTrf/CdtTrfTxInf[2]/ChrgBr, `/@Ccy` behind it for an attribute. */
export const pathOf = ({ parent, name, index, repeats }: ElementNode): string =>
  `${parent === undefined ? '' : pathOf(parent)}/${name}${repeats ? `[${index}]` : ''}`;
