import { randomUUID } from 'node:crypto';
import { errorKinds } from '@clearbench/contracts/errors';
import { Failure } from '@clearbench/contracts/failure';
import { commandIdHeader } from '@clearbench/contracts/header-names';
import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import { shortMemory } from '@clearbench/stores/short-memory';
import type { Request, Response } from 'express';
import type { Call, Order } from './endpoint.ts';

type Schema = { safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } } };
type Issue = { path: readonly PropertyKey[]; message: string };

const parsePart = (part: string, schema: Schema | undefined, value: unknown): unknown => {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error?.issues[0];
  const place = `/${[part, ...(issue?.path ?? [])].map(String).join('/')}`;
  const reason = issue?.message ?? '';
  // A schema that knows the key for what is wrong says it as its message.
  throw reason in errorKinds ? new Failure(reason, { place }) : new Failure('request.invalid', { place, reason });
};

const contentVersionNamed = (route: Route, request: Request): number => {
  if (route.ifMatch !== 'required') return 0;
  const version = Number(/^(?:W\/)?"(\d+)"$/.exec(request.get('If-Match') ?? '')?.[1]);
  if (Number.isNaN(version)) throw new Failure('request.ifMatchMissing');
  return version;
};

const commandIdOf = (request: Request): string => {
  const given = request.get(commandIdHeader);
  if (given === undefined) return randomUUID();
  if (!/^[\w-]{8,64}$/.test(given)) throw new Failure('request.invalid', { place: `/header/${commandIdHeader}` });
  return given;
};

const orderOf = (request: Request, principal: Principal | undefined): Order => ({
  commandId: commandIdOf(request),
  actor: principal?.user.userId ?? 'anonymous',
  correlationId: (request as { id?: string }).id ?? randomUUID(),
});

/** Spellings of a query remembered for each route, and how long one may be, in characters. */
const [spellings, longestSpelling] = [500, 500];

/** What a query says; worked out once for each spelling, therefore nobody may change it. */
const queryParser = ({ query: schema }: Route) => {
  const known = shortMemory<unknown>(spellings);
  return (request: Request): unknown => {
    const { url } = request;
    const spelling = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const before = known.get(spelling);
    if (before !== undefined) return before;
    const parsed = Object.freeze(parsePart('query', schema, request.query));
    if (spelling.length <= longestSpelling) known.keep(spelling, parsed);
    return parsed;
  };
};

/** Checks every part of a request against its route; the first thing wrong is named with its place. */
export const callParser = <R extends Route>(route: R) => {
  const queryOf = queryParser(route);
  return (request: Request, response: Response, at: string): Call<R> => {
    const principal = response.locals.principal as Principal | undefined;
    const call = {
      params: parsePart('path', route.params, request.params),
      query: queryOf(request),
      body: route.body ? parsePart('body', route.body, request.body) : undefined,
      principal,
      at,
      order: route.side === 'query' ? undefined : orderOf(request, principal),
      ifMatch: contentVersionNamed(route, request),
      request,
      response,
    };
    return call as unknown as Call<R>;
  };
};
