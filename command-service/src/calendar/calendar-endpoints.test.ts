import { calendarView } from '@clearbench/contracts/calendar/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { calendarEndpoints } from './calendar-endpoints.ts';

const ffm = { calendarName: 'FFM', title: 'Frankfurt', closedWeekdays: [6, 7], holidays: {} };

describe('administration of calendars', () => {
  const served = servedEndpoints(async () => {
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
    return calendarEndpoints({ handle, views: uncachedReadModels(documents) });
  }, administrator);

  let commandCount = 0;
  const call = (method: string, path = '', body?: object) => {
    commandCount += 1;
    return served.call(method, `/api/admin/calendar/${path}`, body, `command-${commandCount}`);
  };

  it('adds calendars, and changes them on the basis of the newest version', async () => {
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
  ])('refuses an invalid field: %j', async (wrong) =>
    expect(await call('POST', '', { ...ffm, ...wrong })).toMatchObject({ status: 400, errorKey: 'request.invalid' }),
  );

  it('refuses to delete a used calendar, and names its users', async () => {
    expect(await call('DELETE', 'FFM/')).toMatchObject({
      status: 422,
      errorKey: 'calendar.inUse',
      params: { count: 3, environments: expect.stringContaining('Two') },
    });
    expect(await call('DELETE', 'TARGET/')).toMatchObject({ errorKey: 'calendar.inUse' });
  });

  it('deletes an unused calendar', async () => {
    await call('POST', '', { ...ffm, calendarName: 'SPARE' });
    expect(await call('DELETE', 'SPARE/')).toMatchObject({ position: expect.any(Number) });
    expect(await call('DELETE', 'SPARE/')).toMatchObject({ status: 404, errorKey: 'calendar.notFound' });
  });
});
