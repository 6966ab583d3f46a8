import { createFirstLines, type FirstLines } from './first-lines.ts';

/** Ids of the messages in one file so far: for each it is as if those before it had been sent earlier. */
export type IdsInFile = {
  readonly ofMessages: FirstLines;
  /** With the number of the message instead of a line. */
  readonly ofPayments: FirstLines;
  /** What they refer to, by the kind of message. */
  readonly ofOriginals: FirstLines;
};

export const beginIdsInFile = (): IdsInFile => ({
  ofMessages: createFirstLines(),
  ofPayments: createFirstLines(),
  ofOriginals: createFirstLines(),
});
