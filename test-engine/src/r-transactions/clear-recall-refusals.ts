import type { Intake } from '../clearing/intake.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { clearRTransactions, forwardOnly } from './clear-r-transactions.ts';
import { judgeRTransactions } from './judge-r-transactions.ts';
import { type KnownOriginals, knownOriginals } from './known-originals.ts';
import {
  isFirstOnItsSubject,
  originalIsKnown,
  repeatsOriginal,
  wasNotReturned,
  wasReceived,
} from './original-checks.ts';
import { refusalReasonFits, refuses } from './reason-checks.ts';

const checks = [isFirstOnItsSubject, wasNotReturned, originalIsKnown, repeatsOriginal, refuses, refusalReasonFits];

/** The payment of an answer to an inquiry, which has no entries. */
const inquired = ({ message: { inquiredPayment: of }, ...intake }: Intake & { readonly originals: KnownOriginals }) => {
  const original = intake.originals.get(of?.originalMessageId ?? '');
  if (of === undefined || original === undefined) return [];
  const context = {
    rTransaction: of,
    original,
    result: undefined,
    before: new Set<string>(),
    earlier: new Set<string>(),
    answeredOtherwise: new Set<string>(),
  };
  return wasReceived(intake.input.sender)(context) === undefined ? [{ of, original }] : [];
};

/** A camt.029 of the user: the negative answer to a recall, or the answer to an inquiry. */
export const clearRecallRefusals = (intake: Intake): ClearingResult => {
  const originals = knownOriginals(intake);
  return clearRTransactions(intake, judgeRTransactions(intake, checks, originals), (accepted) =>
    forwardOnly(intake)([...accepted, ...inquired({ ...intake, originals })]),
  );
};
