import { commandIdHeader } from '@clearbench/contracts/header-names';
import express, { type RequestHandler } from 'express';
import type { Endpoint } from './endpoint.ts';
import { mount } from './mount.ts';
import { onAPort } from './on-a-port.ts';
import { problemReply } from './problem-reply.ts';

/** Who calls where only administrators do. */
export const administrator = () => ({ isAdmin: true, user: { userId: 'admin' } });

/** Endpoints over HTTP while the tests around it run; everybody is let in, as whom `whoCalls` says at that moment. */
export const servedEndpoints = (
  open: () => readonly Endpoint[] | Promise<readonly Endpoint[]>,
  whoCalls: () => unknown = () => undefined,
) => {
  let door: Awaited<ReturnType<typeof onAPort>>;
  const letIn: RequestHandler = (_request, response, next) => {
    response.locals.principal = whoCalls();
    next();
  };
  beforeAll(async () => {
    const app = express().use(
      mount(await open(), () => [letIn]),
      problemReply(() => {}),
    );
    door = await onAPort(app);
  });
  afterAll(() => door.stop());

  /** An object is sent as JSON, a text as it is. */
  const send = (method: string, path: string, body?: object | string, headers: Record<string, string> = {}) =>
    fetch(door.origin + path, {
      method,
      ...(typeof body === 'object'
        ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }
        : { body: body ?? null, headers }),
    });
  /** What is answered, be it a reply or a problem. */
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
