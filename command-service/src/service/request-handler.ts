import { callLimit } from '@clearbench/access/call-limit';
import { quotaGuard } from '@clearbench/access/quota';
import { Failure } from '@clearbench/contracts/failure';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { inOrder } from '@clearbench/event-sourcing/serving/in-order';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { awaitPosition } from '@clearbench/hosting/serving/await-position';
import { requestLog } from '@clearbench/hosting/serving/request-log';
import { securityHeaders } from '@clearbench/hosting/serving/security-headers';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { slices } from '../slices.ts';
import type { Workplace } from '../workplace.ts';
import type { Reception } from './reception.ts';
import type { CommandSettings } from './settings.ts';

type Parts = {
  readonly settings: Pick<CommandSettings, 'publicUrl' | 'trustedProxies' | 'commandsPerMinute'>;
  readonly workplace: Workplace;
  readonly reception: Reception;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tracing: Tracing;
};

/** The commands, each behind its guard, the limit of its caller, its share of the day, and what it must wait for. */
const commands = ({ settings, workplace, reception, clock }: Parts): RequestHandler => {
  const { people, signOut, appSettings, frontDesk } = reception;
  const { views } = workplace;
  const { heed: heedSettings } = appSettings;
  const endpoints = slices(workplace, { sessions: people.sessions, signOut, heedSettings }, frontDesk.welcome);
  const awaited = awaitPosition(views.reached);
  const limit = callLimit('command', settings.commandsPerMinute, clock);
  const quota = quotaGuard(views, clock);
  return mount(Object.values<Endpoint[]>(endpoints).flat(), (route) => [
    awaited,
    ...people.guard(route),
    ...limit(route),
    ...quota(route),
  ]);
};

/** What the query services hand on: commands, signing in, and the pages mails lead to. */
export const requestHandler = (parts: Parts) => {
  const { settings, reception, log, tracing } = parts;
  return express()
    .disable('x-powered-by')
    .set('etag', false)
    .set('trust proxy', settings.trustedProxies)
    .use(inOrder(requestLog(log, tracing), commands(parts)))
    .use(securityHeaders(settings.publicUrl))
    .use(reception.people.signInRouter)
    .use((request) => {
      throw new Failure('route.notFound', { place: request.path });
    })
    .use(problemReply((error, requestId) => log.error({ err: error, requestId }, 'our fault')));
};
