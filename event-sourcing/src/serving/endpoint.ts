import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { Request, RequestHandler, Response } from 'express';
import type { WrittenReply } from './written-reply.ts';

/** Who orders what: the client's command id, or a fresh one. */
export type Order = { readonly commandId: string; readonly actor: string; readonly correlationId: string };

/** A request after its route has checked it: parts parsed, the caller known, the instant taken. */
export type Call<R extends Route> = {
  readonly params: ParamsOf<R>;
  readonly query: Readonly<QueryOf<R>>;
  readonly body: BodyOf<R>;
  /** Undefined only on routes anyone may call. */
  readonly principal: R extends { allow: 'anyone' } ? Principal | undefined : Principal;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Nothing where somebody only asks. */
  readonly order: R extends { side: 'query' } ? undefined : Order;
  /** Content version named by `If-Match`; 0 where the route asks for none. */
  readonly ifMatch: number;
  /** For bodies read as a stream, and for what only the transport knows. */
  readonly request: Request;
  readonly response: Response;
};

/** What a handler gives back; `stream` replaces the JSON reply. */
export type Answer<R extends Route> = {
  readonly reply?: ReplyOf<R>;
  /** The JSON reply, where it was written before. */
  readonly written?: WrittenReply;
  readonly stream?: AsyncIterable<Uint8Array>;
  /** A content version, or any other name of what is answered; a GET that names it in `If-None-Match` gets 304. */
  readonly etag?: number | string;
  readonly position?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A route with the code that answers it. */
export type Endpoint = { readonly route: Route; readonly handlers: readonly RequestHandler[] };
