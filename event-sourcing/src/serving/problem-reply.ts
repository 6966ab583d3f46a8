import { type ErrorKey, errorKinds } from '@clearbench/contracts/errors';
import { Failure, type FailureKind } from '@clearbench/contracts/failure';
import type { Problem } from '@clearbench/contracts/problem';
import type { ErrorRequestHandler, Response } from 'express';

/** The only place that knows HTTP's numbers. */
export const statusOf: Readonly<Record<FailureKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  unreadable: 415,
  refused: 422,
  tooMany: 429,
  unavailable: 503,
  full: 507,
  broken: 500,
};

/** Seconds to wait where nobody says how many. */
const aWhile = 60;

const isKnown = (key: string): key is ErrorKey => key in errorKinds;

/** What middleware throws says its own status; theirs below 500 are the caller's doing. */
const statusSaid = (error: unknown): number => Number((error as { status?: number } | undefined)?.status);

const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure && isKnown(error.errorKey)) return error;
  const type = (error as { type?: string } | undefined)?.type;
  if (type === 'entity.too.large') return new Failure('request.tooLarge');
  if (type === 'encoding.unsupported')
    return new Failure('request.encoding', { encoding: String((error as { encoding?: unknown }).encoding) });
  if (type?.startsWith('entity.')) return new Failure('request.invalid', { reason: type });
  if (statusSaid(error) === 404) return new Failure('route.notFound');
  if (statusSaid(error) < 500) return new Failure('request.invalid', { reason: 'malformed' });
  return new Failure('server_error', {}, { cause: error });
};

const problemOf = (failure: Failure, kind: FailureKind, requestId: string | undefined): Problem => {
  const { place, ...params } = failure.params;
  return {
    type: 'about:blank',
    title: failure.errorKey,
    status: statusOf[kind],
    errorKey: failure.errorKey,
    params,
    ...(place === undefined ? {} : { place: String(place) }),
    ...(requestId === undefined ? {} : { requestId }),
  };
};

const send = (response: Response, problem: Problem): void => {
  if (problem.status === statusOf.tooMany) response.set('Retry-After', String(problem.params.seconds ?? aWhile));
  response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
};

/** Turns whatever was thrown into an RFC 9457 problem; only what is our fault is reported to `report`. */
export const problemReply =
  (report: (error: unknown, requestId: string | undefined) => void): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const failure = asFailure(error);
    const kind = errorKinds[failure.errorKey as ErrorKey];
    const requestId = (request as { id?: unknown }).id;
    const id = typeof requestId === 'string' ? requestId : undefined;
    if (kind === 'broken') report(error, id);
    if (response.headersSent) next(error);
    else send(response, problemOf(failure, kind, id));
  };
