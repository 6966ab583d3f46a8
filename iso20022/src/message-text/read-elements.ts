import { attributesOf } from '@clearbench/xml/tokenizer/attribute-values';
import { shareNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { type Scratch, withScratch } from '@clearbench/xml/tokenizer/scratch';
import { createTokenizer, type Failure, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import type { MessageModel } from '../model/model.ts';
import { modelNames } from '../model/model-names.ts';
import type { Profile } from '../profile.ts';
import type { Span, TextElement } from './text-element.ts';
import { linesOf, offsetOf, type TextLines } from './text-lines.ts';
import { startsOf, type Typed, typeUnder, untyped } from './type-of-element.ts';

export type ReadOptions = {
  /** Which transaction to keep, from 1; the others are counted only. */
  readonly transaction?: number;
  /** Whose structures and file forms there are; the product's own ones where missing. */
  readonly profile?: Profile;
  /** Elements kept at most. */
  readonly most?: number;
};

export type ElementsRead = {
  readonly lines: TextLines;
  readonly failure: Failure | undefined;
  readonly root: TextElement | undefined;
  /** Name of the first message a model knows. */
  readonly message: string | undefined;
  /** Name of its transactions. */
  readonly transactionTag: string | undefined;
  /** Namespace of the document element. */
  readonly namespace: string;
  /** Where the transactions begin. */
  readonly transactions: readonly number[];
  readonly shown: number;
};

type Open = {
  readonly element: TextElement | undefined;
  readonly typed: Typed;
  readonly spans: Map<string, Span>;
  /** Its own among those of its parent. */
  readonly span: Span;
  /** Transactions begun before it, and whether one is an ancestor or itself. */
  readonly before: number;
  readonly inTransaction: boolean;
};

type Reader = {
  readonly t: Tokenizer;
  readonly lines: TextLines;
  readonly start: ReturnType<typeof startsOf>;
  readonly wanted: number;
  readonly stack: Open[];
  readonly transactions: number[];
  left: number;
  root: TextElement | undefined;
  message: MessageModel | undefined;
  namespace: string;
};

const endOf = ({ t, lines }: Reader): number => offsetOf(lines, t.line, t.at - t.lineStart + 1);
const startOf = ({ t, lines }: Reader): number => offsetOf(lines, t.startLine, t.startColumn);

type Met = Pick<Open, 'typed' | 'spans'> & { readonly name: string; readonly index: number };

const elementHere = (reader: Reader, above: Open | undefined, { typed, spans, name, index }: Met): TextElement => {
  const { t } = reader;
  const written = t.names.texts[t.openNames[t.depth] as number] as string;
  const repeats = index > 1 || (typed.use?.max ?? 1) > 1;
  const openEnd = endOf(reader);
  return {
    name,
    prefix: written.slice(0, written.length - name.length),
    index,
    path: `${above?.element?.path ?? ''}/${name}${repeats ? `[${index}]` : ''}`,
    parent: above?.element,
    attributes: attributesOf(t),
    from: startOf(reader),
    openEnd,
    closeFrom: openEnd,
    to: openEnd,
    selfClosing: t.selfClosing,
    children: [],
    spans,
    notKept: 0,
    ...typed,
  };
};

const keep = (reader: Reader, above: Open | undefined, met: Met): TextElement => {
  const element = elementHere(reader, above, met);
  reader.left--;
  if (above?.element) above.element.children.push(element);
  else reader.root = element;
  return element;
};

const isTransaction = ({ model, type }: Typed, name: string): boolean =>
  type !== undefined && model !== undefined && model.transaction !== '' && model.transaction === name;

/** One more of that name in the element above. */
const countIn = (above: Open | undefined, name: string, from: number): Span => {
  const span = above?.spans.get(name) ?? { count: 0, from, to: from };
  span.count++;
  span.from = from;
  above?.spans.set(name, span);
  return span;
};

const open = (reader: Reader): void => {
  const { t, stack, transactions } = reader;
  const above = stack.at(-1);
  const name = t.names.texts[t.name] as string;
  const namespace = t.uris[t.uri] ?? '';
  const typed = typeUnder(above?.typed ?? untyped, name, namespace, reader.start);
  if (above === undefined) reader.namespace = namespace;
  if (typed.type !== undefined) reader.message ??= typed.model;
  const span = countIn(above, name, startOf(reader));
  const spans = new Map<string, Span>();
  const begins = above?.inTransaction !== true && isTransaction(typed, name);
  const before = transactions.length;
  if (begins) transactions.push(startOf(reader));
  const isKept =
    (above === undefined || above.element !== undefined) &&
    reader.left > 0 &&
    (!begins || transactions.length === reader.wanted);
  const element = isKept ? keep(reader, above, { typed, spans, name, index: span.count }) : undefined;
  if (!isKept && !begins && above?.element) above.element.notKept++;
  const inTransaction = begins || above?.inTransaction === true;
  stack.push({ element, typed, spans, span, before, inTransaction });
};

/** What holds other transactions only is not kept. */
const dropForeign = (reader: Reader, { element, before, inTransaction }: Open): void => {
  const { transactions, wanted } = reader;
  const parent = element?.parent;
  if (!parent || inTransaction || transactions.length === before) return;
  if (wanted > before && wanted <= transactions.length) return;
  parent.children.pop();
};

const close = (reader: Reader): void => {
  const ended = reader.stack.pop();
  if (ended === undefined) return;
  if (reader.stack.at(-1)?.element !== undefined) ended.span.to = endOf(reader);
  if (ended.element === undefined) return;
  if (!ended.element.selfClosing) {
    ended.element.closeFrom = startOf(reader);
    ended.element.to = endOf(reader);
  }
  dropForeign(reader, ended);
};

const drain = (reader: Reader): void => {
  for (;;) {
    const kind = nextToken(reader.t);
    if (kind === token.open) open(reader);
    else if (kind === token.close) close(reader);
    else if (kind === token.more || kind === token.end || kind === token.broken) return;
  }
};

const read = (bytes: Uint8Array, lines: TextLines, options: ReadOptions, scratch: Scratch): ElementsRead => {
  const { transaction: wanted = 1, profile, most = 1_500 } = options;
  const start = startsOf(profile);
  const t = createTokenizer(shareNames(modelNames()), false, scratch);
  const reader: Reader = {
    t,
    lines,
    start,
    wanted,
    stack: [],
    transactions: [],
    left: most,
    root: undefined,
    message: undefined,
    namespace: '',
  };
  inPieces(bytes, (piece) => {
    feed(t, piece);
    drain(reader);
  });
  endInput(t);
  drain(reader);
  const { root, message, namespace, transactions } = reader;
  return {
    lines,
    failure: t.failure,
    root,
    message: message?.name,
    transactionTag: message?.transaction || undefined,
    namespace,
    transactions,
    shown: wanted,
  };
};

/** Reads a message into its elements with their places: everything around the transactions, and one transaction. */
export const readElements = (text: string, options: ReadOptions = {}): ElementsRead => {
  const bytes = new TextEncoder().encode(text);
  const lines = linesOf(text);
  const readWith = (chosen: ReadOptions) => withScratch((scratch) => read(bytes, lines, chosen, scratch));
  const first = readWith(options);
  const { length } = first.transactions;
  return first.shown <= length || length === 0 ? first : readWith({ ...options, transaction: length });
};
