import type { ServerResponse } from 'node:http';
import { type ErrorKey, errorKinds } from '@clearbench/contracts/errors';
import { Failure, type FailureKind, type FailureParams } from '@clearbench/contracts/failure';
import type { Problem } from '@clearbench/contracts/problem';
import type { ErrorRequestHandler, Request, Response } from 'express';

/** The only place with HTTP status codes. */
export const statusOf: Readonly<Record<FailureKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  timedOut: 408,
  conflict: 409,
  unreadable: 415,
  refused: 422,
  tooMany: 429,
  unavailable: 503,
  full: 507,
  broken: 500,
};

/** Default for `Retry-After` in seconds. */
const defaultRetrySeconds = 60;

const isKnown = (key: string): key is ErrorKey => key in errorKinds;

/** Errors of middleware carry their own status; those below 500 are client errors. */
const statusOfError = (error: unknown): number => Number((error as { status?: number } | undefined)?.status);

/**
 * A client that disconnects while its body is sent or read is not a server error. Where the body has arrived and is not
 * read yet, the request itself ended with the error.
 */
const isAborted = (error: unknown, { destroyed, complete, errored }: Request): boolean =>
  destroyed && (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET' && (!complete || errored === error);

/** The failure that the reply states for an error of a request. */
export const asFailure = (error: unknown, request: Request): Failure => {
  if (error instanceof Failure && isKnown(error.errorKey)) return error;
  if (isAborted(error, request)) return new Failure('request.invalid', { reason: 'aborted' });
  const type = (error as { type?: string } | undefined)?.type;
  if (type === 'entity.too.large') return new Failure('request.tooLarge');
  if (type === 'encoding.unsupported')
    return new Failure('request.encoding', { encoding: String((error as { encoding?: unknown }).encoding) });
  if (type?.startsWith('entity.')) return new Failure('request.invalid', { reason: type });
  if (statusOfError(error) === 404) return new Failure('route.notFound');
  if (statusOfError(error) < 500) return new Failure('request.invalid', { reason: 'malformed' });
  return new Failure('server_error', {}, { cause: error });
};

const problemOf = (failure: Failure, kind: FailureKind, requestId: string | undefined): Problem => {
  const { place, standardCode, ...params } = failure.params;
  return {
    type: 'about:blank',
    title: failure.errorKey,
    status: statusOf[kind],
    errorKey: failure.errorKey,
    params,
    ...(place === undefined ? {} : { place: String(place) }),
    ...(standardCode === undefined ? {} : { code: String(standardCode) }),
    ...(requestId === undefined ? {} : { requestId }),
  };
};

const problemType = 'application/problem+json';

/** A limit always has a retry time; other unavailability only where it is known. */
const retryHeaders = ({ status, params: { seconds } }: Problem): Record<string, string> => {
  if (status === statusOf.tooMany) return { 'Retry-After': String(seconds ?? defaultRetrySeconds) };
  return status === statusOf.unavailable && seconds !== undefined ? { 'Retry-After': String(seconds) } : {};
};

/** Sends a problem outside the application, and closes the connection. */
export const endWithProblem = (response: ServerResponse, errorKey: ErrorKey, params: FailureParams = {}): void => {
  const problem = problemOf(new Failure(errorKey, params), errorKinds[errorKey], undefined);
  const headers = { 'Content-Type': problemType, Connection: 'close', ...retryHeaders(problem) };
  response.writeHead(problem.status, headers).end(JSON.stringify(problem));
};

const send = (response: Response, problem: Problem): void => {
  for (const [name, value] of Object.entries(retryHeaders(problem))) response.set(name, value);
  response.status(problem.status).type(problemType).send(JSON.stringify(problem));
};

/** Converts any error to an RFC 9457 problem; only server errors are reported to `report`. */
export const problemReply =
  (report: (error: unknown, requestId: string | undefined) => void): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const failure = asFailure(error, request);
    const kind = errorKinds[failure.errorKey as ErrorKey];
    const requestId = (request as { id?: unknown }).id;
    const id = typeof requestId === 'string' ? requestId : undefined;
    if (kind === 'broken') report(error, id);
    // The response has already ended, for example for a body that arrived too slowly.
    if (response.writableEnded) return;
    if (response.headersSent) next(error);
    else send(response, problemOf(failure, kind, id));
  };
