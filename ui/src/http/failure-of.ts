import { Failure, type FailureParams } from '@clearbench/contracts/failure';
import type { Problem } from '@clearbench/contracts/problem';
import type { WireReply } from './wire.ts';

const parse = (text: string): Partial<Problem> | undefined => {
  try {
    return JSON.parse(text) as Partial<Problem>;
  } catch {
    return undefined;
  }
};

/** What the server said went wrong; the place in the request and the request's id come along among the params. */
export const failureOf = ({ status, text }: WireReply): Failure => {
  const problem = parse(text);
  if (!problem?.errorKey) return new Failure(status === 502 || status === 504 ? 'connection.lost' : 'server_error');
  const { errorKey, params, place, requestId } = problem;
  const all: FailureParams = { ...params, ...(place ? { place } : {}), ...(requestId ? { requestId } : {}) };
  return new Failure(errorKey, all);
};
