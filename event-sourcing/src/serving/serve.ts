import { pipeline } from 'node:stream/promises';
import { positionHeader } from '@clearbench/contracts/header-names';
import type { MediaType, Route } from '@clearbench/contracts/route';
import express, { type RequestHandler, type Response } from 'express';
import { systemClock } from '../clock.ts';
import type { Answer, Call, Endpoint } from './endpoint.ts';
import { parseCall } from './parse-call.ts';
import { readerHas } from './reader-has.ts';

const bodyParsers: Readonly<Partial<Record<MediaType, RequestHandler>>> = {
  'application/json': express.json({ limit: '12mb' }),
  'text/plain': express.text({ limit: '64kb', type: () => true }),
};

const write = async <R extends Route>(route: R, answer: Answer<R>, response: Response): Promise<void> => {
  if (answer.etag !== undefined) response.set('ETag', `"${answer.etag}"`);
  if (answer.position !== undefined) response.set(positionHeader, String(answer.position));
  response.set(answer.headers ?? {});
  if (response.req.method === 'GET' && !response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-store');
  const type = route.replyType ?? 'application/json';
  if (answer.etag !== undefined && readerHas(response.req, `"${answer.etag}"`)) response.status(304).end();
  else if (answer.stream) {
    response.type(type);
    await pipeline(answer.stream, response);
  } else if (answer.written !== undefined) response.type(type).send(answer.written);
  else if (type === 'application/json') response.json(answer.reply ?? {});
  else response.type(type).send(answer.reply);
};

/** Answers a route: reads and checks the request, calls the handler, writes what it gives back. */
export const serve = <R extends Route>(
  route: R,
  handle: (call: Call<R>) => Promise<Answer<R>>,
  clock = systemClock(),
): Endpoint => {
  const parser = route.body ? bodyParsers[route.bodyType ?? 'application/json'] : undefined;
  const answer: RequestHandler = async (request, response) => {
    await write(route, await handle(parseCall(route, request, response, clock.now())), response);
  };
  return { route, handlers: parser ? [parser, answer] : [answer] };
};
