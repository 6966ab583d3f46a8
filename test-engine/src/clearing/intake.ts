import { type Dialect, dialectOf } from '../answers/dialect.ts';
import type { ClearingInput } from '../clearing-input.ts';
import type { Order } from '../order/order.ts';
import { readOrder } from '../order/read-order.ts';
import { type References, referencesOf } from './reference.ts';

/** A file on the clearing's desk: what came in, what was read, and how to answer. */
export type Intake = {
  readonly input: ClearingInput;
  readonly order: Order;
  readonly dialect: Dialect;
  readonly references: References;
  /** It came as a bulk of a file, and is answered in files. */
  readonly isInFile: boolean;
};

export const takeIn = (input: ClearingInput, isInFile = false): Intake => ({
  input,
  order: readOrder(input.bytes),
  dialect: dialectOf(input.rbVersion),
  references: referencesOf(input.seed),
  isInFile,
});
