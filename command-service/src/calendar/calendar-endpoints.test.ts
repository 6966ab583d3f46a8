import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calendarView } from '@clearbench/contracts/calendar/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { stillReadModels } from '@clearbench/stores/read-models';
import express from 'express';
import { calendarEndpoints } from './calendar-endpoints.ts';

const ffm = { calendarName: 'FFM', title: 'Frankfurt', closedWeekdays: [6, 7], holidays: {} };

describe('calendars in the hands of administrators', () => {
  let server: Server;

  beforeAll(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [calendarView, simEnvView]) await documents.prepare(name, shape);
    const clearing = { calendarName: 'FFM' };
    const environments = ['One', 'Two', 'Three', 'Four'].map((environmentName, at) => ({
      id: environmentName,
      position: at + 1,
      document: { environmentName, scheme: 'sct', clearing: at === 3 ? {} : clearing },
    }));
    await documents.apply(simEnvView.name, environments);
    const handle = commandHandler({ events: memoryEventStore() });
    const app = express().use(
      mount(calendarEndpoints({ handle, views: stillReadModels(documents) }), () => [
        (_request, response, next) => {
          response.locals.principal = { isAdmin: true, user: { userId: 'admin' } };
          next();
        },
      ]),
      problemReply(() => {}),
    );
    server = createServer(app);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  let orders = 0;
  const call = async (method: string, path = '', body?: object) => {
    orders += 1;
    const { port } = server.address() as AddressInfo;
    const headers = { 'Content-Type': 'application/json', 'X-Command-Id': `the-order-${orders}` };
    const address = `http://127.0.0.1:${port}/api/admin/calendar/${path}`;
    return (await fetch(address, { method, headers, body: JSON.stringify(body) })).json() as Promise<unknown>;
  };

  it('are added, and changed by whoever saw the newest version', async () => {
    expect(await call('POST', '', ffm)).toMatchObject({ calendarName: 'FFM', version: 1 });
    expect(await call('POST', '', ffm)).toMatchObject({ status: 422, errorKey: 'calendar.alreadyAdded' });
    const holidays = { '2026-12-24': { title: 'Christmas Eve', yearly: true } };
    expect(await call('POST', '', { ...ffm, holidays, basedOn: 1 })).toMatchObject({ version: 2 });
    expect(await call('POST', '', { ...ffm, basedOn: 1 })).toMatchObject({ status: 409, errorKey: 'calendar.stale' });
  });

  it.each([
    [{ holidays: { '24.12.2026': { title: 'x' } } }],
    [{ closedWeekdays: [0] }],
    [{ closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }],
    [{ calendarName: 'a/b' }],
    [{ title: ' ' }],
  ])('are refused where a field is wrong: %j', async (wrong) =>
    expect(await call('POST', '', { ...ffm, ...wrong })).toMatchObject({ status: 400, errorKey: 'request.invalid' }),
  );

  it('are kept while a clearing works by them, and it is said which', async () => {
    expect(await call('DELETE', 'FFM/')).toMatchObject({
      status: 422,
      errorKey: 'calendar.inUse',
      params: { count: 3, environments: expect.stringContaining('Two') },
    });
    expect(await call('DELETE', 'TARGET/')).toMatchObject({ errorKey: 'calendar.inUse' });
  });

  it('are deleted when nobody does', async () => {
    await call('POST', '', { ...ffm, calendarName: 'SPARE' });
    expect(await call('DELETE', 'SPARE/')).toMatchObject({ position: expect.any(Number) });
    expect(await call('DELETE', 'SPARE/')).toMatchObject({ status: 404, errorKey: 'calendar.notFound' });
  });
});
