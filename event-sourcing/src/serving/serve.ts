import type { MediaType, Route } from '@clearbench/contracts/route';
import express, { type RequestHandler } from 'express';
import { systemClock } from '../clock.ts';
import type { Answer, Call, Endpoint } from './endpoint.ts';
import { callParser } from './parse-call.ts';
import { writeAnswer } from './write-answer.ts';

const bodyParsers: Readonly<Partial<Record<MediaType, RequestHandler>>> = {
  'application/json': express.json({ limit: '12mb' }),
  'text/plain': express.text({ limit: '64kb', type: () => true }),
};

/** Answers a route: reads and checks the request, calls the handler, writes what it gives back. */
export const serve = <R extends Route>(
  route: R,
  handle: (call: Call<R>) => Promise<Answer<R>>,
  clock = systemClock(),
): Endpoint => {
  const parser = route.body ? bodyParsers[route.bodyType ?? 'application/json'] : undefined;
  const callOf = callParser(route);
  const answer: RequestHandler = async (request, response) => {
    await writeAnswer(route, await handle(callOf(request, response, clock.now())), response);
  };
  return { route, handlers: parser ? [parser, answer] : [answer] };
};
