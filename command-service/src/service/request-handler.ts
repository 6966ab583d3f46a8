import { callLimit } from '@clearbench/access/call-limit';
import { quotaGuard } from '@clearbench/access/quota';
import { Failure } from '@clearbench/contracts/failure';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { bodyBudget } from '@clearbench/event-sourcing/serving/body-budget';
import { bodyGate } from '@clearbench/event-sourcing/serving/body-gate';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { inOrder } from '@clearbench/event-sourcing/serving/in-order';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { loadGate } from '@clearbench/event-sourcing/serving/load-gate';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { awaitPosition } from '@clearbench/hosting/serving/await-position';
import { requestLog } from '@clearbench/hosting/serving/request-log';
import { securityHeaders } from '@clearbench/hosting/serving/security-headers';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { CommandContext } from '../command-context.ts';
import { slices } from '../slices.ts';
import type { AccessWiring } from './access-wiring.ts';
import type { CommandSettings } from './settings.ts';

type Parts = {
  readonly settings: Pick<
    CommandSettings,
    'publicUrl' | 'trustedProxies' | 'commandsPerMinute' | 'bodies' | 'largestContent'
  >;
  readonly context: CommandContext;
  readonly accessWiring: AccessWiring;
  /** The budget of the process for loaded contents. */
  readonly loads: LoadBudget;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tracing: Tracing;
};

/** The command routes with guard, rate limit, daily limits and waiting for positions. */
const commands = ({ settings, context, accessWiring, clock, loads }: Parts): RequestHandler => {
  const { people, signOut, appSettings, onboarding, connections } = accessWiring;
  const { views } = context;
  const { heed: heedSettings } = appSettings;
  const signingOut = { sessions: people.sessions, signOut, heedSettings };
  const endpoints = slices(context, signingOut, onboarding.welcome, connections);
  const awaited = awaitPosition(views.reached);
  const limit = callLimit('command', settings.commandsPerMinute, clock);
  const quota = quotaGuard(views, clock);
  const bodies = bodyGate(bodyBudget(settings.bodies, sharedMemoryCollector()), settings.largestContent);
  const loaded = loadGate(loads);
  return mount(Object.values<Endpoint[]>(endpoints).flat(), (route) => [
    awaited,
    ...people.guard(route),
    ...limit(route),
    ...quota(route),
    ...bodies(route),
    loaded,
  ]);
};

/** Handles the requests that query services forward: commands, sign-in, and the pages behind links in mails. */
export const requestHandler = (parts: Parts) => {
  const { settings, accessWiring, log, tracing } = parts;
  return express()
    .disable('x-powered-by')
    .set('etag', false)
    .set('trust proxy', settings.trustedProxies)
    .use(inOrder(requestLog(log, tracing), commands(parts)))
    .use(securityHeaders(settings.publicUrl))
    .use(accessWiring.people.signInRouter)
    .use((request) => {
      throw new Failure('route.notFound', { place: request.path });
    })
    .use(problemReply((error, requestId) => log.error({ err: error, requestId }, 'our fault')));
};
