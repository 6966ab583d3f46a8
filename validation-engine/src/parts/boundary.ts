import { width } from '../structure/open-elements.ts';
import { openName, type ValidationState } from '../structure/validation-state.ts';

/** Where a text continues: behind the end tag of a transaction. */
export type PartStart = {
  /** Bytes before it. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** Transactions before it: of the message, and of the element around them. */
  readonly transactions: number;
  readonly index: number;
};

/** With all that decides how the text is read from there on, but for the states of rules. */
export type Boundary = PartStart & { readonly around: string };

/** Whether everything before is read, and no rule has noted more than its state. */
const isSettled = ({ tokenizer: t, rules, skipFrom, reentries, carrier, wantedFrom }: ValidationState): boolean =>
  t.at === t.end &&
  t.failure === undefined &&
  !t.isInterrupted &&
  !t.isAfterOpen &&
  skipFrom === 0 &&
  reentries.length === 0 &&
  carrier === undefined &&
  wantedFrom === 0 &&
  rules !== undefined &&
  (rules.reported?.size ?? 0) === 0 &&
  rules.warned.size === 0 &&
  !rules.isBroken;

/** What is known of the open element at `depth`; of its transactions the number does not count. */
const openElement = (v: ValidationState, depth: number, slot: number): readonly unknown[] => {
  const base = depth * width;
  const end = base + (v.automata[depth]?.names.length ?? 0);
  const counts = [...v.counts.subarray(base, end)].map((count, at) => (base + at === slot ? 0 : count));
  const passed = v.hasPassed[depth] === 1 ? [v.passedLines, v.passedColumns] : [];
  return [
    openName(v, depth),
    counts,
    passed.map((places) => [...places.subarray(base, end)]),
    v.positions[depth],
    [v.lines[depth], v.columns[depth], v.indexes[depth], v.repeats[depth]],
    [v.strayText[depth], v.holdsSkipped[depth]],
  ];
};

/** Number of the count of transactions in the innermost open element; -1 where the latest element in it was none. */
export const slotOfTransactions = ({ tokenizer: { depth }, automata, positions, transactionName }: ValidationState) => {
  const position = positions[depth] as number;
  return automata[depth]?.names[position] === transactionName ? depth * width + position : -1;
};

/** Where the validation is; undefined where that is not between two transactions, or more is open than a boundary can say. */
export const boundaryOf = (v: ValidationState): Boundary | undefined => {
  const { tokenizer: t } = v;
  const slot = slotOfTransactions(v);
  if (slot < 0 || t.depth < v.documentDepth || !isSettled(v)) return undefined;
  const open = Array.from({ length: t.depth }, (_, above) => openElement(v, above + 1, slot));
  return {
    offset: t.base + t.at,
    line: t.line,
    column: t.at - t.lineStart + 1,
    transactions: v.transactions,
    index: v.counts[slot] as number,
    around: JSON.stringify([v.messageType, v.documentDepth, t.bindings, t.byteOrderMark, open]),
  };
};

export const isSameBoundary = (one: Boundary, other: Boundary): boolean =>
  one.offset === other.offset &&
  one.line === other.line &&
  one.column === other.column &&
  one.transactions === other.transactions &&
  one.index === other.index &&
  one.around === other.around;

/** Continues at another place between two transactions. */
export const moveTo = (v: ValidationState, { offset, line, column, transactions, index }: PartStart): void => {
  const { tokenizer: t } = v;
  t.base = offset - t.at;
  t.line = line;
  t.lineStart = t.at - column + 1;
  v.transactions = transactions;
  v.counts[slotOfTransactions(v)] = index;
};
