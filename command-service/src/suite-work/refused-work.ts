import { Failure, type FailureParams, Refusal } from '@clearbench/contracts/failure';

/** A failure as a value, because an error that a worker throws arrives without its key. */
export type Refused = { readonly refused: { readonly errorKey: string; readonly params: FailureParams } };

/** The result of a function, or the failure that it throws. */
export const orRefused = <Result extends object>(work: () => Result): Result | Refused => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refused: { errorKey: error.errorKey, params: error.params } };
  }
};

/** Throws the failure of a worker. */
export const accepted = <Result extends object>(result: Result | Refused): Result => {
  if ('refused' in result) throw new Refusal(result.refused.errorKey, result.refused.params);
  return result;
};
