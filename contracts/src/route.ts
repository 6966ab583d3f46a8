import { z } from 'zod';
import type { ErrorKey } from './errors.ts';
import type { RouteScope } from './token-scope.ts';

/** Who may call: `anyone`, a signed-in user whose account is usable, a signed-in user in any state (`session`), or an administrator. */
export type AllowedCaller = 'anyone' | 'session' | 'signedIn' | 'admin';
export type PlanFlag = 'canCreate' | 'canValidate' | 'canEdit';
/** The daily limits of a plan that a call counts against, one unit each; a new file is also validated. */
export type Quota = 'files' | 'validations';
export type MediaType =
  | 'application/json'
  | 'application/xml'
  | 'text/plain'
  | 'text/css'
  | 'text/html'
  | 'text/csv'
  | 'application/sarif+json'
  | 'application/octet-stream';

/** A public route reads neither session nor token. Every other route states the scope that opens it to access tokens. */
type Admission =
  | { readonly allow: 'anyone'; readonly scope?: never }
  | { readonly allow: Exclude<AllowedCaller, 'anyone'>; readonly scope: RouteScope };

type Definition = Admission & {
  readonly name: string;
  readonly summary: string;
  /** The service that answers: a command appends events, a query reads a read model. */
  readonly side: 'command' | 'query';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:names`, with or without the closing slash as in the specification; servers accept both. */
  readonly path: `/api/${string}` | `/exchange/${string}`;
  readonly plan?: PlanFlag;
  readonly uses?: readonly Quota[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON unless `bodyType` says otherwise; an XML body is read as a stream and has no schema. */
  readonly body?: z.ZodType;
  readonly bodyType?: MediaType;
  readonly reply: z.ZodType;
  readonly replyType?: MediaType;
  /** Other media types of the reply, selected by the `Accept` header. */
  readonly replyForms?: readonly MediaType[];
  /**
   * The client may name the edited content version in `If-Match`; without it the change applies to the latest version.
   */
  readonly ifMatch?: 'optional';
  /** The reply has an ETag; a request with the current ETag in `If-None-Match` gets 304. */
  readonly revalidates?: true;
  /** A worker processes a text for this route, within limits of time, memory and number. */
  readonly runsJobs?: true;
  readonly errors: readonly ErrorKey[];
};
export type Route = Definition;

/** The parts of a route that clients read at run time; the pages contain these parts without the schemas. */
export const calledParts = ['name', 'side', 'method', 'path', 'allow', 'bodyType', 'replyType', 'ifMatch'] as const;
export type CalledRoute = Pick<Route, (typeof calledParts)[number]>;

/** Declares a route: server, client, tests and the API page read this object. */
export const route = <const D extends Definition>(definition: D): D => definition;

export type ParamsOf<R extends Route> = R extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : Record<never, never>;
export type QueryOf<R extends Route> = R extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : Record<never, never>;
export type BodyOf<R extends Route> = R extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
export type ReplyOf<R extends Route> = z.output<R['reply']>;

/** The input of a client call: only the parts that the route declares. */
export type InputOf<R extends Route> = (R extends { params: infer P extends z.ZodType }
  ? { readonly params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodType }
    ? Record<never, never> extends z.input<Q>
      ? { readonly query?: z.input<Q> }
      : { readonly query: z.input<Q> }
    : unknown) &
  (R extends { body: infer B extends z.ZodType }
    ? undefined extends z.input<B>
      ? { readonly body?: z.input<B> }
      : { readonly body: z.input<B> }
    : unknown) &
  (R extends { bodyType: 'application/xml' | 'application/octet-stream' }
    ? { readonly body: string | Blob }
    : unknown) &
  (R extends { ifMatch: 'optional' } ? { readonly ifMatch?: number } : unknown) & { readonly commandId?: string };

/** The reply without content. */
export const noReply = z.object({});
/** The reply to a command: the position of its events in the log, so that later queries can wait for it. */
export const committed = z.object({ position: z.number().int() });
