import type { Automaton } from '@clearbench/iso20022/model/automaton';
import type { RuleIndexes } from '../rule-plan.ts';
import type { LatestTransaction } from './latest-transaction.ts';
import type { ShapeChecks } from './shape-checks.ts';

/**
 * A place in a transaction, relative to what lies between its values: its column is
 * `starts[run] - starts[lineRun] + column`, its line counts from that of the transaction.
 */
export type ShapePlace = {
  readonly line: number;
  readonly run: number;
  readonly lineRun: number;
  readonly column: number;
};

/** An element of a transaction, as every transaction of the shape has it. */
export type ShapeElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly depth: number;
  readonly index: number;
  readonly repeats: boolean;
  /** Rules that select the element by name. */
  readonly selected: RuleIndexes;
  readonly start: ShapePlace;
  /** Behind the start tag. */
  readonly text: ShapePlace;
  /** The place of its value among the values; -1 if it contains elements. */
  readonly value: number;
};

/** What happens in a transaction, one after the other. */
export const shapeStep = { open: 0, value: 1, close: 2 } as const;

export type ShapeStep = { readonly kind: number; readonly element: ShapeElement };

/**
 * The markup of a correct transaction. Another transaction with the same bytes between its values, and with correct
 * values, is correct as well, so it is neither cut into tokens nor compared with the model.
 */
export type TransactionShape = {
  /** The types of the values. */
  readonly values: readonly Automaton[];
  readonly steps: readonly ShapeStep[];
  /** Names of the open elements around the transaction. */
  readonly around: Int32Array;
  readonly parent: Automaton;
  /** Place of the transaction among the elements of its parent. */
  readonly position: number;
  /** The end of the transaction. */
  readonly end: ShapePlace;
  /** The name of the transaction as the tokenizer numbers it. */
  readonly lastTag: number;
  readonly transactions: number;

  /**
   * Of the latest transaction: the beginning of its line, its start, and the end of each value, moved back by what the
   * values before hold beyond their UTF-16 length.
   */
  readonly starts: Int32Array;
  /** Where its values are in the buffer, and how their bytes must be read. */
  readonly valueStarts: Int32Array;
  readonly valueEnds: Int32Array;
  readonly valueFlags: Uint8Array;
  /** By how many bytes each value exceeds its length in UTF-16. */
  readonly surplus: Int32Array;
  readonly latest: LatestTransaction;
  /** What rules answered before; undefined until they have looked at a transaction of the shape. */
  checks: ShapeChecks | undefined;
  /** Whether no rule holds nodes of a transaction; undefined until then. */
  isReusable: boolean | undefined;
};

/** What a validation knows of the shapes of the present message. */
export type TransactionShapes = {
  /** Reads the buffer. */
  view: DataView;
  /** The latest used first. */
  readonly known: TransactionShape[];
  recording: ShapeRecording | undefined;
  /** Number of transactions read token by token. */
  read: number;
  /** Grows with each transaction of a known shape and shrinks with each other one: without credit, no shape is looked for. */
  credit: number;
};

/** An element whose end has not been recorded, and its places in the buffer. */
export type RecordedElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly depth: number;
  readonly index: number;
  readonly repeats: boolean;
  readonly selected: RuleIndexes;
  readonly start: RecordedPlace;
  readonly text: RecordedPlace;
  /** Its value, and where it is. */
  value: { readonly from: number; readonly to: number; readonly automaton: Automaton } | undefined;
};

export type RecordedPlace = { readonly at: number; readonly line: number; readonly lineStart: number };

export type RecordedStep = { readonly isClose: boolean; readonly element: RecordedElement };

/** A transaction that is being read token by token, for its shape. */
export type ShapeRecording = {
  readonly depth: number;
  readonly deviations: number;
  readonly transactions: number;
  readonly steps: RecordedStep[];
  readonly open: RecordedElement[];
};

/** Enough for some unusual transactions at the beginning. */
export const mostCredit = 64;

export const createTransactionShapes = (): TransactionShapes => ({
  view: new DataView(new ArrayBuffer(0)),
  known: [],
  recording: undefined,
  read: 0,
  credit: mostCredit,
});
