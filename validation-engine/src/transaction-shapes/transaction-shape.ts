import type { Automaton } from '@clearbench/iso20022/model/automaton';
import type { RuleIndexes } from '../rule-plan.ts';

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
 * The bytes of the latest transaction of a shape. The next one is compared with all of it, because most values are the
 * same: such a value is correct without a look at its type.
 */
export type LatestTransaction = {
  bytes: Uint8Array;
  /** Reads `bytes`. */
  view: DataView;
  length: number;
  /** Where the values are in it. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** How the bytes of each value must be read, and by how many they exceed its length in UTF-16. */
  readonly flags: Uint8Array;
  readonly surplus: Int32Array;
  /** Numbers of the values in which the present transaction differs; as many as `changedCount` says. */
  readonly changed: Int32Array;
  changedCount: number;
  /** Bits of those values whose leading two bytes differ. */
  changedPairs: number;
};

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
