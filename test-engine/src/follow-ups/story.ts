import type { Settlement } from '../clearing/business-date.ts';
import type { Fate } from '../clearing/fate.ts';
import type { FileWide } from '../clearing/file-wide.ts';
import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../order/order.ts';

/** What is known when a bulk was taken and its later answers are planned. */
export type Story = {
  readonly intake: Intake;
  /** The accepted ones. */
  readonly fates: readonly Fate[];
  readonly settlement: Settlement;
  readonly wide: FileWide;
  /** Cancelled before it settled: nothing follows. */
  readonly isCancelled: (payment: Payment) => boolean;
};
