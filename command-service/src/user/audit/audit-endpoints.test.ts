import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import { auditIndexView, userView } from '@clearbench/contracts/user/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import { mount } from '@clearbench/event-sourcing/serving/serve';
import { memoryStores } from '@clearbench/event-sourcing/testing/stores.fixture';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import express, { type RequestHandler } from 'express';
import { userDecider } from '../user-decider.ts';
import { userStream } from '../user-stream.ts';
import { auditEndpoints } from './audit-endpoints.ts';

const at = '2026-11-20T08:00:00.000Z';
const history = '/api/admin/user/ada/audit';

const callerFromHeader: RequestHandler = (request, response, next) => {
  const user = { userId: request.get('X-As') ?? 'boss' };
  response.locals.principal = { sessionId: 's1', isAdmin: true, user };
  next();
};

const opened = async () => {
  const { events, documents } = memoryStores();
  for (const { name, shape } of [auditIndexView, userView]) await documents.prepare(name, shape);
  const handle = commandHandler({ events });
  const identity = {
    provider: 'demo',
    subject: 'ada',
    email: 'ada@x.example',
    displayName: 'Ada',
    emailVerified: true,
  };
  const metadata = { commandId: 'sign-up', actor: 'ada', correlationId: '' };
  await handle(
    userDecider,
    userStream('ada'),
    { type: 'SignUpUser', data: { userId: 'ada', ...identity }, at },
    metadata,
  );
  const endpoints = auditEndpoints({ handle, views: uncachedReadModels(documents), log: events });
  const listener = await onAPort(
    express().use(
      mount(endpoints, () => [callerFromHeader]),
      problemReply(() => {}),
    ),
  );
  return {
    stop: listener.stop,
    read: async (path: string, headers = {}) => (await fetch(listener.origin + path, { headers })).status,
    traces: async () =>
      (await events.readStream(userStream('ada'))).flatMap(({ type, metadata }) =>
        type === 'UserAuditRead' ? [metadata.actor] : [],
      ),
  };
};

describe('reading the audit of a user', () => {
  let office: Awaited<ReturnType<typeof opened>>;
  beforeEach(async () => {
    office = await opened();
  });
  afterEach(() => office.stop());

  it('is recorded once for all its pages, and for each administrator', async () => {
    for (const path of [history, `${history}?before=3`, `${history}/as-of?at=${at}`])
      expect(await office.read(path)).toBe(200);
    expect(await office.traces()).toEqual(['boss']);
    await office.read(history, { 'X-As': 'other' });
    expect(await office.traces()).toEqual(['boss', 'other']);
  });

  it.each([`${history}?before=999999`, `${history}/as-of?at=${at}`, `${history}/export?format=csv`])(
    'is recorded when it starts with %s',
    async (path) => {
      expect(await office.read(path)).toBe(200);
      expect(await office.traces()).toEqual(['boss']);
    },
  );

  it('is recorded each time it is opened, with any command id', async () => {
    for (const headers of [{ 'X-Command-Id': 'the-same' }, { 'X-Command-Id': 'the-same' }])
      await office.read(history, headers);
    expect(await office.traces()).toEqual(['boss', 'boss']);
  });

  it('accepts known kinds only, and is not recorded where it failed', async () => {
    expect(await office.read(`${history}?kinds=account,file`)).toBe(200);
    expect(await office.read(`${history}?kinds=`)).toBe(200);
    for (const path of [
      `${history}?kinds=nonsense`,
      `${history}?kinds=account,`,
      `${history}/export?format=csv&kinds=x`,
    ])
      expect(await office.read(path)).toBe(400);
    expect(await office.traces()).toEqual(['boss', 'boss']);
  });

  it('is available for existing and deleted users', async () =>
    expect(await office.read(history.replace('ada', 'bob'))).toBe(404));
});
