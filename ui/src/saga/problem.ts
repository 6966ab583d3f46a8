import { Failure, type FailureParams } from '@clearbench/contracts/failure';

/** A failure as the store keeps it and pages show it: `error.<errorKey>` with `params`. */
export type Problem = { readonly errorKey: string; readonly params: FailureParams };

/** The status of every asynchronous area. */
export type AsyncStatus = 'initial' | 'loading' | 'idle' | 'error';

/** The resource does not exist, or cannot exist: a retry cannot help. */
export const isNowhere = ({ errorKey }: Problem): boolean =>
  errorKey.endsWith('.notFound') || errorKey === 'request.invalid';

export const problemOf = (error: unknown): Problem => {
  if (error instanceof Failure) return { errorKey: error.errorKey, params: error.params };
  console.error(error);
  return { errorKey: 'server_error', params: {} };
};
