import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Admission } from '@clearbench/access/admission';
import { callLimit } from '@clearbench/access/call-limit';
import { quotaGuard } from '@clearbench/access/quota';
import { sessionCookieName } from '@clearbench/access/session/session-cookie';
import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { bodyBudget } from '@clearbench/event-sourcing/serving/body-budget';
import { bodyGate } from '@clearbench/event-sourcing/serving/body-gate';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { chainHandlers } from '@clearbench/event-sourcing/serving/handler-chain';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { loadGate } from '@clearbench/event-sourcing/serving/load-gate';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import { mount } from '@clearbench/event-sourcing/serving/serve';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { RequestLimits } from '../settings/limits.ts';
import { compressed } from './compressed.ts';
import { allowInnerCalls } from './inner-calls.ts';
import { awaitPosition, ownWrites } from './own-writes.ts';
import { requestLog } from './request-log.ts';
import { scrapePath, scraperGate } from './scraper-gate.ts';
import { securityHeaders } from './security-headers.ts';

/** The settings of the pipeline; an absent limit of requests a minute belongs to routes of another process. */
type HttpPipelineSettings = Pick<RequestLimits, 'bodies' | 'largestContent'> & {
  /** The origin that browsers use. */
  readonly publicUrl: string;
  /** Proxies in front whose X-Forwarded-For is trusted. */
  readonly trustedProxies: number;
  readonly commandsPerMinute?: number;
  readonly readsPerMinute?: number;
  /** The bearer token of a metrics scraper; undefined = only administrators read metrics. */
  readonly metricsToken?: string | undefined;
};

/** What only a process that browsers reach has. */
export type EdgeParts = {
  /** Measures the requests of a route. */
  readonly timed: (route: Route) => RequestHandler;
  /** Forwards requests to another process; absent where this process has every route. */
  readonly forward?: RequestHandler;
};

export type HttpPipelineParts = {
  readonly settings: HttpPipelineSettings;
  readonly endpoints: readonly Endpoint[];
  readonly guard: Admission['guard'];
  readonly views: Pick<ReadModels, 'get' | 'reached'>;
  /** The log, with the signal of one that can lose its end. */
  readonly stores?: Pick<Stores, 'events' | 'over'>;
  /** The budget of the process for loaded contents. */
  readonly loads: LoadBudget;
  /** Absent behind another process of the product, which compresses and measures. */
  readonly edge?: EdgeParts;
  /** Whether this process alone writes and reads, so that it knows the last write of each session. */
  readonly isWhole?: boolean;
  /** Handlers of pages, which get the security headers of pages: sign-in, API description, the pages themselves. */
  readonly pages: readonly RequestHandler[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly tracing: Tracing;
};

/** The routes; each is measured, waits for positions, and has guard, limits of requests and limits of bytes. */
const routes = (parts: HttpPipelineParts): RequestHandler => {
  const { settings, endpoints, guard, views, stores, edge, clock, tracing } = parts;
  const timed = (route: Route) => (edge ? [edge.timed(route)] : []);
  const awaited = awaitPosition(views.reached, stores?.over && stores.events.head);
  const own = parts.isWhole ? [ownWrites(views.reached, sessionCookieName(settings.publicUrl))] : [];
  const orScraper = scraperGate(settings.metricsToken);
  const readLimit = callLimit('query', settings.readsPerMinute ?? 0, clock);
  const commandLimit = callLimit('command', settings.commandsPerMinute ?? 0, clock);
  const quota = quotaGuard(views, clock);
  const bodies = bodyGate(bodyBudget(settings.bodies, sharedMemoryCollector()), settings.largestContent);
  const loads = loadGate(parts.loads);
  const guarded = (route: Route) => [
    ...timed(route),
    awaited,
    ...own,
    ...orScraper(route, [...guard(route), ...readLimit(route)]),
    ...commandLimit(route),
    ...quota(route),
    ...bodies(route),
    loads,
  ];
  return mount(endpoints, guarded, tracing);
};

const ofEdge = ({ forward }: EdgeParts): readonly RequestHandler[] => [
  compressed(),
  scrapePath,
  ...(forward ? [forward] : []),
];

/** Handles requests; their methods are those of the Express application `app`. */
export type HttpPipeline = RequestListener & { readonly app: Express };

/** Prototype of the values of a request: an object made with `null` itself would be a dictionary, which is slower. */
const noLocals = Object.create(null) as object;

/** Gives a request and its response the methods of the application, as Express does before its handlers. */
const belongTo = (app: Express, request: IncomingMessage, response: ServerResponse): readonly [Request, Response] => {
  if (Object.getPrototypeOf(request) !== app.request) Object.setPrototypeOf(request, app.request);
  if (Object.getPrototypeOf(response) !== app.response) Object.setPrototypeOf(response, app.response);
  const [ownRequest, ownResponse] = [request as Request, response as Response];
  ownRequest.res = ownResponse;
  ownRequest.originalUrl ??= ownRequest.url;
  ownResponse.locals = Object.create(noLocals) as Response['locals'];
  return [ownRequest, ownResponse];
};

/**
 * The HTTP pipeline of every process that accepts requests: what happens to a request, in this order. Calls of the API
 * do not pass through Express' own router, which would cost a small call as much as its guard.
 */
export const httpPipeline = (parts: HttpPipelineParts): HttpPipeline => {
  const { settings, edge, pages, log, tracing } = parts;
  const problem = problemReply((error, requestId) => log.error({ err: error, requestId }, 'our fault'));
  const calls = chainHandlers(requestLog(log, tracing), ...(edge ? ofEdge(edge) : []), routes(parts));
  const app = express()
    .disable('x-powered-by')
    .set('etag', false)
    .set('trust proxy', settings.trustedProxies)
    .use(securityHeaders(settings.publicUrl), ...pages)
    .use((request) => {
      throw new Failure('route.notFound', { place: request.path });
    })
    .use(problem);
  const listener: RequestListener = (plainRequest, plainResponse) => {
    const [request, response] = belongTo(app, plainRequest, plainResponse);
    calls(request, response, (error?: unknown) => {
      // A reply that has begun cannot become another one.
      if (error) problem(error, request, response, () => response.destroy());
      else app(request, response);
    });
  };
  allowInnerCalls(app, listener);
  return Object.assign(listener, { app });
};
