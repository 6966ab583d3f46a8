import type { ShapeChecks } from './shape-checks.ts';
import type { ShapeRecording, TransactionShape } from './transaction-shape.ts';

/** A shape, and the rules that its transactions need. */
export type KnownShape = TransactionShape & {
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
  readonly known: KnownShape[];
  recording: ShapeRecording | undefined;
  /** Number of transactions read token by token. */
  read: number;
  /** Grows with each transaction of a known shape and shrinks with each other one: without credit, no shape is looked for. */
  credit: number;
};

/** Enough for some unusual transactions at the beginning. */
export const mostCredit = 64;

const noView = new DataView(new ArrayBuffer(0));

export const createTransactionShapes = (): TransactionShapes => ({
  view: noView,
  known: [],
  recording: undefined,
  read: 0,
  credit: mostCredit,
});
