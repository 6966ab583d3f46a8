import { attributesOf } from '@clearbench/xml/tokenizer/attribute-values';
import { shareNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { createTokenizer, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { limit, token } from '@clearbench/xml/tokenizer/token';
import { tokenText } from '@clearbench/xml/tokenizer/token-text';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { fieldName, type NameLanguage } from './field-names/field-names.ts';
import { messageModel, transactionNames } from './model/message-models.ts';
import { modelNames } from './model/model-names.ts';
import { sniffMessage } from './reader/sniff-message.ts';

/** One element of a message as people read it. */
export type OutlineEntry = {
  /** e.g. /Document/FIToFICstmrCdtTrf/CdtTrfTxInf[2]/PmtId/TxId */
  readonly path: string;
  /** Tag of the element. */
  readonly tag: string;
  readonly name: string;
  /** 1 for the document element. */
  readonly depth: number;
  /** Text of an element without child elements, with its currency where it has one; at most 140 characters. */
  readonly value?: string;
  readonly line: number;
  readonly column: number;
};

export type Outline = {
  readonly entries: readonly OutlineEntry[];
  /** Transactions in the message and how many of them are not in the entries. */
  readonly transactions: number;
  readonly notShown: number;
  /** False where the text breaks off; the entries reach to there. */
  readonly wellFormed: boolean;
};

export type OutlineOptions = {
  readonly language?: NameLanguage;
  /** Transactions listed; default 50. */
  readonly transactions?: number;
  /** Entries listed at most, whatever they are; default 10,000. */
  readonly entries?: number;
};

type Growing = { -readonly [K in keyof OutlineEntry]: OutlineEntry[K] };

type Outliner = {
  readonly tokenizer: Tokenizer;
  readonly language: NameLanguage;
  readonly most: { readonly transactions: number; readonly entries: number };
  readonly transactionTag: string;
  readonly entries: Growing[];
  /** Entries and counted names of the open elements. */
  readonly open: (Growing | undefined)[];
  readonly counts: Map<string, number>[];
  transactions: number;
  shown: number;
  skipFrom: number;
};

const longestValue = 140;

const allTransactionTags = new Set(transactionNames);

const transactionTagOf = (bytes: Uint8Array): string => {
  const { messageType } = sniffMessage(bytes.subarray(0, limit.piece));
  const model = messageType === undefined ? undefined : messageModel(messageType);
  return model?.transaction ?? '';
};

const isTransaction = (outliner: Outliner, tag: string): boolean =>
  outliner.transactionTag === '' ? allTransactionTags.has(tag) : tag === outliner.transactionTag;

const segment = (outliner: Outliner, tag: string, depth: number): string => {
  const counts = outliner.counts[depth - 1];
  const index = (counts?.get(tag) ?? 0) + 1;
  counts?.set(tag, index);
  return index > 1 || isTransaction(outliner, tag) ? `${tag}[${index}]` : tag;
};

const openEntry = (outliner: Outliner): void => {
  const { tokenizer: t, entries, open, most } = outliner;
  const { depth } = t;
  const tag = t.names.texts[t.name] as string;
  if (isTransaction(outliner, tag)) outliner.transactions++;
  if (outliner.skipFrom > 0) return;
  const path = `${open[depth - 1]?.path ?? ''}/${segment(outliner, tag, depth)}`;
  const isSurplus = isTransaction(outliner, tag) && outliner.transactions > most.transactions;
  if (isSurplus || entries.length >= most.entries) {
    outliner.skipFrom = depth;
    return;
  }
  const { Ccy: currency } = attributesOf(t);
  const entry: Growing = {
    path,
    tag,
    name: fieldName(tag, outliner.language),
    depth,
    line: t.startLine,
    column: t.startColumn,
  };
  if (currency !== undefined) entry.value = currency;
  if (isTransaction(outliner, tag)) outliner.shown++;
  entries.push(entry);
  open[depth] = entry;
  outliner.counts[depth] = new Map();
};

const addValue = (outliner: Outliner): void => {
  const { tokenizer: t, open, counts, skipFrom } = outliner;
  const entry = open[t.depth];
  if (skipFrom > 0 || entry === undefined || (counts[t.depth]?.size ?? 0) > 0) return;
  const value = entry.value === undefined ? tokenText(t) : `${entry.value} ${tokenText(t)}`;
  entry.value = value.length > longestValue ? `${value.slice(0, longestValue - 1)}…` : value;
};

const drain = (outliner: Outliner): void => {
  const { tokenizer: t } = outliner;
  for (;;) {
    const kind = nextToken(t);
    if (kind === token.open) openEntry(outliner);
    else if (kind === token.text) addValue(outliner);
    else if (kind === token.close && outliner.skipFrom === t.depth + 1) outliner.skipFrom = 0;
    else if (kind === token.more || kind === token.end || kind === token.broken) return;
  }
};

/** The readable outline of a message: its elements in order, with what people call them, their values and places. */
export const outlineMessage = (bytes: Uint8Array, options: OutlineOptions = {}): Outline => {
  const { language = 'en', transactions = 50, entries = 10_000 } = options;
  const outliner: Outliner = {
    tokenizer: createTokenizer(shareNames(modelNames())),
    language,
    most: { transactions, entries },
    transactionTag: transactionTagOf(bytes),
    entries: [],
    open: [],
    counts: [new Map()],
    transactions: 0,
    shown: 0,
    skipFrom: 0,
  };
  inPieces(bytes, (piece) => {
    feed(outliner.tokenizer, piece);
    drain(outliner);
  });
  endInput(outliner.tokenizer);
  drain(outliner);
  return {
    entries: outliner.entries,
    transactions: outliner.transactions,
    notShown: outliner.transactions - outliner.shown,
    wellFormed: outliner.tokenizer.failure === undefined,
  };
};
