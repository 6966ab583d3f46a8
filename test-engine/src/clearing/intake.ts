import { type Dialect, dialectOf } from '../answers/dialect.ts';
import type { ClearingInput } from '../clearing-input.ts';
import type { Order } from '../order/order.ts';
import { readOrder } from '../order/read-order.ts';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';
import { noFaults, type SchemeFaults, schemeFaultsIn } from '../scheme-rules/scheme-faults.ts';
import { type References, referencesOf } from './reference.ts';

/** A file on the clearing's desk: what came in, what was read, and how to answer. */
export type Intake = {
  readonly input: ClearingInput;
  readonly order: Order;
  readonly dialect: Dialect;
  readonly references: References;
  /** What it breaks of the scheme's rules. */
  readonly schemeFaults: SchemeFaults;
  /** Identities of payments in bulks of the same file before it. */
  readonly usedInFile: ReadonlySet<string>;
  /** It came as a bulk of a file, and is answered in files. */
  readonly isInFile: boolean;
};

/** Rules are asked of what keeps its schema; the rest is turned away anyway. */
export const faultsOf = (bytes: Uint8Array, { wellFormed }: Order, input: ClearingInput): SchemeFaults =>
  wellFormed && input.messageErrors === 0 ? schemeFaultsIn(bytes, profileOfInput(input)) : noFaults;

export const takeIn = (input: ClearingInput, isInFile = false): Intake => {
  const order = readOrder(input.bytes);
  return {
    input,
    order,
    dialect: dialectOf(input.rbVersion),
    references: referencesOf(input.seed),
    schemeFaults: faultsOf(input.bytes, order, input),
    usedInFile: new Set(),
    isInFile,
  };
};
