import { errorKinds } from '@clearbench/contracts/errors';
import { type Trouble, troubleOf } from '../../../saga/trouble.ts';

/** What a failed save calls for: trying the same later, reading the file again, trying anew at once, or telling. */
export type Remedy = 'later' | 'readAgain' | 'again' | 'tell';

const stale = new Set(['file.contentStale', 'store.conflict', 'command.stale']);

/** Kinds that pass without anybody here doing anything. */
const passing = new Set<string | undefined>([undefined, 'unavailable', 'full', 'broken']);

const remedyOf = (errorKey: string): Remedy => {
  if (stale.has(errorKey)) return 'readAgain';
  if (errorKey === 'file.checkSuperseded') return 'again';
  return passing.has((errorKinds as Record<string, string>)[errorKey]) ? 'later' : 'tell';
};

/** An error the server did not name (no connection, no answer) is nobody's refusal: later may be better. */
export const whatWentWrong = (error: unknown): Trouble & { readonly remedy: Remedy } => {
  const trouble = troubleOf(error);
  return { ...trouble, remedy: remedyOf(trouble.errorKey) };
};
