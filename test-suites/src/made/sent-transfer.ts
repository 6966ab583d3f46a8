import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';

/** An answer that came. */
export type CameAnswer = {
  readonly messageType: string;
  readonly bytes: Uint8Array;
  /** When it was due, ISO 8601 UTC. */
  readonly at: string;
};

/** A file that was sent, with the answers that came. */
export type SentTransfer = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** When it was sent, ISO 8601 UTC. */
  readonly at: string;
  readonly verdict?: ClearingVerdict | undefined;
  readonly answers: readonly CameAnswer[];
  /** The test engine sent no answer on purpose. */
  readonly isSilent: boolean;
  /** Answers to earlier transfers that its text refers to: their places in the list of transfers and of its answers. */
  readonly aboutAnswers: readonly { readonly transfer: number; readonly answer: number }[];
};
