import { errorKinds } from '@clearbench/contracts/errors';
import { Failure } from '@clearbench/contracts/failure';
import type { Trouble } from './open-file.ts';

/** What a failed save calls for: trying the same later, reading the file again, trying anew at once, or telling. */
export type Remedy = 'later' | 'readAgain' | 'again' | 'tell';

const stale = new Set(['file.contentStale', 'store.conflict', 'command.stale']);

const remedyOf = (errorKey: string): Remedy => {
  if (stale.has(errorKey)) return 'readAgain';
  if (errorKey === 'file.checkSuperseded') return 'again';
  const kind = (errorKinds as Record<string, string>)[errorKey];
  return kind === undefined || kind === 'unavailable' || kind === 'broken' ? 'later' : 'tell';
};

/** An error the server did not name (no connection, no answer) is nobody's refusal: later may be better. */
export const whatWentWrong = (error: unknown): Trouble & { readonly remedy: Remedy } => {
  if (!(error instanceof Failure)) return { errorKey: 'serverError', params: {}, remedy: 'later' };
  return { errorKey: error.errorKey, params: error.params, remedy: remedyOf(error.errorKey) };
};
