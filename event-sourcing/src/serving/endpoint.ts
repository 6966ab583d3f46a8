import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { Request, RequestHandler, Response } from 'express';
import type { CommandMetadata } from '../command-handler.ts';
import type { WrittenReply } from './written-reply.ts';

/** A request after validation by its route: parsed parts, principal and time. */
export type Call<R extends Route> = {
  readonly params: ParamsOf<R>;
  readonly query: Readonly<QueryOf<R>>;
  readonly body: BodyOf<R>;
  /** Undefined only on public routes. */
  readonly principal: R extends { allow: 'anyone' } ? Principal | undefined : Principal;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The client's command id, or a new one, with the content of the request; `withBody` adds a body that is read as a stream. Undefined for queries. */
  readonly metadata: R extends { side: 'query' } ? undefined : CommandMetadata;
  /** The content version in `If-Match`; undefined without that header. */
  readonly ifMatch: number | undefined;
  /** For bodies that are read as a stream, and for transport data. */
  readonly request: Request;
  readonly response: Response;
};

/** The result of a handler; `stream` replaces the JSON reply. */
export type Answer<R extends Route> = {
  readonly reply?: ReplyOf<R>;
  /** The JSON reply, where it is already serialised. */
  readonly written?: WrittenReply;
  readonly stream?: AsyncIterable<Uint8Array>;
  /** A content version or another tag of the reply; a GET with this tag in `If-None-Match` gets 304. */
  readonly etag?: number | string;
  readonly position?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A route with the handlers that answer it. */
export type Endpoint = {
  readonly route: Route;
  readonly handlers: readonly RequestHandler[];
  /** Records that the guard, a limit or a handler refused a request; it resolves before the reply and never rejects. */
  readonly refused?: (error: unknown, request: Request, at: string) => Promise<void>;
};
