import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@clearbench/contracts/header-names';
import { isCorrelationId } from '@clearbench/event-sourcing/correlation';
import { noTracing } from '@clearbench/event-sourcing/tracing';
import { inRequestContext } from '@clearbench/event-sourcing/work-context';
import type { RequestHandler } from 'express';
import type { Level, Logger } from 'pino';
import { tracedRequest } from './traced-request.ts';

const idFrom = (given: string | undefined): string => (isCorrelationId(given) ? given : randomUUID());

/** Removes the query, which may contain sign-in secrets or search texts. */
const loggable = (url: string): string => url.split('?')[0] ?? url;

const levelOf = (status: number): Level => {
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
};

/**
 * Gives every request an id, returns it in the reply, and logs the end of the request; cookies and texts are never
 * logged. Lines below the log level are not built. Everything that follows from the request is logged and traced under
 * that id.
 */
export const requestLog =
  (log: Logger, tracing = noTracing): RequestHandler =>
  (request, response, next) => {
    const id = idFrom(request.get(requestIdHeader));
    const began = performance.now();
    (request as { id?: string }).id = id;
    response.setHeader(requestIdHeader, id);
    response.on('close', () => {
      const level = levelOf(response.statusCode);
      if (!log.isLevelEnabled(level)) return;
      const { method, originalUrl } = request;
      const ms = Math.round(performance.now() - began);
      log[level]({ requestId: id, method, url: loggable(originalUrl), status: response.statusCode, ms }, 'request');
    });
    inRequestContext(id, () => (tracing.isOn ? tracedRequest(tracing, { request, response, id }, next) : next()));
  };
