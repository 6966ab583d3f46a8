import { commandIdHeader } from '@clearbench/contracts/header-names';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express, { type RequestHandler } from 'express';
import type { Endpoint } from '../serving/endpoint.ts';
import { problemReply } from '../serving/problem-reply.ts';
import { mount } from '../serving/serve.ts';

/** The caller of administrators' routes. */
export const administrator = () => ({ isAdmin: true, user: { userId: 'admin' } });

/**
 * Endpoints over HTTP during the tests; every call is allowed, with the user that `whoCalls` returns at that moment.
 */
export const servedEndpoints = (
  open: () => readonly Endpoint[] | Promise<readonly Endpoint[]>,
  whoCalls: () => unknown = () => undefined,
) => {
  let server: Awaited<ReturnType<typeof onAPort>>;
  const admitted: RequestHandler = (_request, response, next) => {
    response.locals.principal = whoCalls();
    next();
  };
  beforeAll(async () => {
    const app = express().use(
      mount(await open(), () => [admitted]),
      problemReply(() => {}),
    );
    server = await onAPort(app);
  });
  afterAll(() => server.stop());

  /** Sends an object as JSON, and a text as it is. */
  const send = (method: string, path: string, body?: object | string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, {
      method,
      ...(typeof body === 'object'
        ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }
        : { body: body ?? null, headers }),
    });
  /** The parsed reply or problem. */
  const call = async <Reply = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
    commandId?: string,
  ): Promise<Reply> => {
    const response = await send(method, path, body, commandId === undefined ? {} : { [commandIdHeader]: commandId });
    return (await response.json()) as Reply;
  };
  return { send, call };
};
