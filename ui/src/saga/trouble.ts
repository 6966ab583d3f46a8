import { Failure, type FailureParams } from '@clearbench/contracts/failure';

/** A failure as the store keeps it and a page says it: `error.<errorKey>` filled by `params`. */
export type Trouble = { readonly errorKey: string; readonly params: FailureParams };

/** The status every asynchronous area has. */
export type AsyncStatus = 'initial' | 'loading' | 'idle' | 'error';

/** What was asked for is not there, or cannot be: trying again cannot help. */
export const isNowhere = ({ errorKey }: Trouble): boolean =>
  errorKey.endsWith('.notFound') || errorKey === 'request.invalid';

export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof Failure) return { errorKey: error.errorKey, params: error.params };
  console.error(error);
  return { errorKey: 'server_error', params: {} };
};
