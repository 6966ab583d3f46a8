import { z } from 'zod';
import type { ErrorKey } from './errors.ts';

/** Who may call: `anyone`, a signed-in user whose account is usable, a signed-in user in any state (`session`), or an administrator. */
export type Visitor = 'anyone' | 'session' | 'signedIn' | 'admin';
export type PlanFlag = 'canCreate' | 'canValidate' | 'canEdit';
/** What a call uses up of a plan's daily limits, one of each it names: a new file is checked, too. */
export type Quota = 'files' | 'validations';
export type MediaType =
  | 'application/json'
  | 'application/xml'
  | 'text/plain'
  | 'text/css'
  | 'text/csv'
  | 'application/sarif+json'
  | 'application/octet-stream';

type Definition = {
  readonly name: string;
  readonly summary: string;
  /** Which service answers: a command appends events, a query reads a read model. */
  readonly side: 'command' | 'query';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:names`, spelt with or without the closing slash as the specification does; servers accept both. */
  readonly path: `/api/${string}`;
  readonly allow: Visitor;
  /** Programs may call it with an access token of a user instead of a session; nothing else can be called so. */
  readonly programs?: true;
  readonly plan?: PlanFlag;
  readonly uses?: readonly Quota[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON unless `bodyType` says otherwise; an XML body is read as a stream and has no schema. */
  readonly body?: z.ZodType;
  readonly bodyType?: MediaType;
  readonly reply: z.ZodType;
  readonly replyType?: MediaType;
  /** Other forms of the reply, for callers whose `Accept` asks for one. */
  readonly replyForms?: readonly MediaType[];
  /** The caller must say which content version it edits (`If-Match`). */
  readonly ifMatch?: 'required';
  /** The reply carries an ETag; a caller that names it in `If-None-Match` gets 304 while it is still the same. */
  readonly revalidates?: true;
  readonly errors: readonly ErrorKey[];
};
export type Route = Definition;

/** What a caller reads of a route at run time; the pages are built with these parts and without the schemas. */
export const calledParts = ['name', 'side', 'method', 'path', 'allow', 'bodyType', 'replyType', 'ifMatch'] as const;
export type CalledRoute = Pick<Route, (typeof calledParts)[number]>;

/** A call, spelt once: server, client, tests and the API page read this object. */
export const route = <const D extends Definition>(definition: D): D => definition;

export type ParamsOf<R extends Route> = R extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : Record<never, never>;
export type QueryOf<R extends Route> = R extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : Record<never, never>;
export type BodyOf<R extends Route> = R extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
export type ReplyOf<R extends Route> = z.output<R['reply']>;

/** What a client hands over: only the parts the route has. */
export type InputOf<R extends Route> = (R extends { params: infer P extends z.ZodType }
  ? { readonly params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodType } ? { readonly query: z.input<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodType } ? { readonly body: z.input<B> } : unknown) &
  (R extends { bodyType: 'application/xml' | 'application/octet-stream' }
    ? { readonly body: string | Blob }
    : unknown) &
  (R extends { ifMatch: 'required' } ? { readonly ifMatch: number } : unknown) & { readonly commandId?: string };

/** For replies that are empty on purpose. */
export const noReply = z.object({});
/** What every command answers: the position its events have in the log, so that later reads can wait for it. */
export const committed = z.object({ position: z.number().int() });
