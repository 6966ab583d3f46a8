import type { Failure } from '@clearbench/contracts/failure';
import type { Appended } from '../event-store.ts';

/** An event as it is stored. */
export type EventRow = {
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: string;
  readonly metadata: string;
};

/** At least one event for a stream. */
export type Append = { readonly stream: string; readonly expected: number; readonly rows: readonly EventRow[] };

/** The result of an append in a batch: its end, or the conflict. */
export type AppendResult = Appended | Failure;

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');
