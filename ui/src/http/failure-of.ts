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

/** The error of the server; the params contain the location in the request and the id of the request. */
export const failureOf = ({ status, text }: WireReply): Failure => {
  const problem = parse(text);
  if (!problem?.errorKey) return new Failure(status === 502 || status === 504 ? 'connection.lost' : 'server_error');
  const { errorKey, params, place, requestId } = problem;
  const all: FailureParams = { ...params, ...(place ? { place } : {}), ...(requestId ? { requestId } : {}) };
  return new Failure(errorKey, all);
};
