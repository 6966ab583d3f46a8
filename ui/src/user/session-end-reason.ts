import { Failure } from '@clearbench/contracts/failure';
import { type EndReason, endReasonOf } from './session-end.ts';

/** Sends a call that needs a session, and reads from its refusal why the session ended. */
export const sessionEndReason = (readOwn: () => Promise<unknown>) => async (): Promise<EndReason | undefined> => {
  try {
    await readOwn();
    return undefined;
  } catch (error) {
    return error instanceof Failure ? endReasonOf(error.params.reason) : undefined;
  }
};
