import type { MediaType, Route } from '@clearbench/contracts/route';
import express, { type RequestHandler } from 'express';
import { systemClock } from '../clock.ts';
import { asJobOwner } from '../job-owner.ts';
import { bodyShareOf } from './body-gate.ts';
import type { Answer, Call, Endpoint } from './endpoint.ts';
import { largestJson } from './largest-json.ts';
import { countingLoads } from './load-gate.ts';
import { callParser } from './parse-call.ts';
import { writeAnswer } from './write-answer.ts';

const bodyParsers: Readonly<Partial<Record<MediaType, RequestHandler>>> = {
  'application/json': express.json({ limit: largestJson }),
  'text/plain': express.text({ limit: '64kb', type: () => true }),
};

/** Answers a route: reads and validates the request, calls the handler, writes its result. */
export const serve = <R extends Route>(
  route: R,
  handle: (call: Call<R>) => Promise<Answer<R>>,
  clock = systemClock(),
): Endpoint => {
  const parser = route.body ? bodyParsers[route.bodyType ?? 'application/json'] : undefined;
  const callOf = callParser(route);
  const answer: RequestHandler = async (request, response) => {
    const release = bodyShareOf(request)?.retain();
    try {
      const call = callOf(request, response, clock.now());
      const account = call.principal?.user.userId ?? 'anonymous';
      const answered = await asJobOwner({ account, priority: 'interactive' }, () =>
        countingLoads(request, () => handle(call)),
      );
      await writeAnswer(route, answered, response);
    } finally {
      release?.();
    }
  };
  return { route, handlers: parser ? [parser, answer] : [answer] };
};
