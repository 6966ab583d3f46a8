import { randomUUID } from 'node:crypto';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { errorKinds } from '@clearbench/contracts/errors';
import { Failure } from '@clearbench/contracts/failure';
import { commandIdHeader } from '@clearbench/contracts/header-names';
import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { Request, Response } from 'express';
import { contentOf } from '../command-content.ts';
import type { CommandMetadata } from '../command-handler.ts';
import type { Call } from './endpoint.ts';

type Schema = { safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } } };
type Issue = { path: readonly PropertyKey[]; message: string };

const parsePart = (part: string, schema: Schema | undefined, value: unknown): unknown => {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error?.issues[0];
  const place = `/${[part, ...(issue?.path ?? [])].map(String).join('/')}`;
  const reason = issue?.message ?? '';
  // A schema that knows the error key has it as its message.
  throw reason in errorKinds ? new Failure(reason, { place }) : new Failure('request.invalid', { place, reason });
};

/** The version in `If-Match` (RFC 9110, 13.1.1); `*` matches any version, like an absent header. */
const contentVersionNamed = (route: Route, request: Request): number | undefined => {
  const header = request.get('If-Match')?.trim();
  if (route.ifMatch === undefined || header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (version === undefined) throw new Failure('request.ifMatchInvalid', { place: '/header/If-Match' });
  return Number(version);
};

const commandIdOf = (request: Request): string => {
  const given = request.get(commandIdHeader);
  if (given === undefined) return randomUUID();
  if (!/^[\w-]{8,64}$/.test(given)) throw new Failure('request.invalid', { place: `/header/${commandIdHeader}` });
  return given;
};

type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

const metadataOf = (
  route: Route,
  request: Request,
  principal: Principal | undefined,
  parts: Parts,
): CommandMetadata => {
  const commandId = commandIdOf(request);
  return {
    commandId,
    actor: principal?.user.userId ?? 'anonymous',
    ...(principal?.token ? { token: principal.token.lastFour } : {}),
    correlationId: (request as { id?: string }).id ?? randomUUID(),
    // A generated id is never repeated; only ids of clients are compared.
    ...(request.get(commandIdHeader) === undefined
      ? {}
      : { content: contentOf(commandId, route.name, parts.params, parts.query, parts.body) }),
  };
};

/** Number of cached query strings for each route, and the longest cached one in characters. */
const [spellings, longestSpelling] = [500, 500];

/** The parsed query, cached by its spelling; callers must not modify it. */
const queryParser = ({ query: schema }: Route) => {
  const known = boundedCache<unknown>(spellings);
  return (request: Request): unknown => {
    const { url } = request;
    const spelling = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const before = known.get(spelling);
    if (before !== undefined) return before;
    const parsed = Object.freeze(parsePart('query', schema, request.query));
    if (spelling.length <= longestSpelling) known.set(spelling, parsed);
    return parsed;
  };
};

/** Validates every part of a request against its route; the first error is reported with its place. */
export const callParser = <R extends Route>(route: R) => {
  const queryOf = queryParser(route);
  return (request: Request, response: Response, at: string): Call<R> => {
    const principal = response.locals.principal as Principal | undefined;
    const parts = {
      params: parsePart('path', route.params, request.params),
      query: queryOf(request),
      body: route.body ? parsePart('body', route.body, request.body) : undefined,
    };
    const call = {
      ...parts,
      principal,
      at,
      metadata: route.side === 'query' ? undefined : metadataOf(route, request, principal, parts),
      ifMatch: contentVersionNamed(route, request),
      request,
      response,
    };
    return call as unknown as Call<R>;
  };
};
