import type { EngineReason, TimeOut } from '@clearbench/contracts/transfer/clearing';
import { timeOutSecondsOf } from '@clearbench/iso20022/rulebooks';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';
import { addSeconds } from './due-times.ts';
import type { FileWide } from './file-wide.ts';
import type { Intake } from './intake.ts';
import { because } from './reason.ts';

/**
 * Until when the originator's bank waits for the answer to an instant payment; undefined for other payments. The time
 * begins when the clearing receives the payment, because testers often send texts that are older.
 */
export const timeOutOf = ({ input }: Intake): TimeOut | undefined => {
  if (input.scheme !== 'inst') return undefined;
  const seconds = timeOutSecondsOf(profileOfInput(input));
  return { role: 'originator', seconds, at: addSeconds(input.now, seconds) };
};

/** What the verdict says of a payment that has no answer at its time-out. */
export const timeOutNotes = (
  timeOut: TimeOut | undefined,
  { silence }: FileWide,
  reportDueAt: string | undefined,
): readonly EngineReason[] => {
  if (timeOut === undefined) return [];
  const { seconds, at } = timeOut;
  if (silence !== undefined) return [because('check', 'time-out', 'noAnswerUntilTimeOut', { seconds })];
  const isLate = reportDueAt !== undefined && reportDueAt > at;
  return isLate ? [because('check', 'time-out', 'answerAfterTimeOut', { seconds })] : [];
};
