import type { FileCommand } from '@clearbench/contracts/file/commands';
import { fileCountView, fileListView } from '@clearbench/contracts/file/views';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import type { RetentionChoice } from '@clearbench/contracts/user/retention-choice';
import { frozenClock } from '@clearbench/event-sourcing/clock';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import type { DueWork } from '@clearbench/event-sourcing/due-work';
import { quietLog } from '@clearbench/event-sourcing/log';
import { type Projector, startProjector } from '@clearbench/event-sourcing/projector';
import { eventually } from '@clearbench/event-sourcing/testing/catalogue.fixture';
import { memoryStores } from '@clearbench/event-sourcing/testing/stores.fixture';
import { slices } from '@clearbench/projections/slices';
import { readModels } from '@clearbench/stores/read-models';
import { expireFile } from '../file/expire-files.ts';
import { fileDecider } from '../file/file-decider.ts';
import { planDecider } from '../plan/plan-decider.ts';
import { transferDecider } from '../transfer/transfer-decider.ts';
import { userDecider } from '../user/user-decider.ts';
import { startFileExpiryClock } from './file-expiry-clock.ts';

const terms = {
  planDescription: 'Everything, without limits.',
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: false,
  maxEnvs: 10,
};

const now = '2026-11-20T08:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();

const ending = new Set<DueWork | Projector>();
afterEach(async () => {
  for (const each of ending) await each.stop();
  ending.clear();
});

/** A log with read models in memory. */
const openedLog = async () => {
  const stores = memoryStores();
  const projections = [...slices.file, ...slices.user, ...slices.plan];
  const projector = startProjector({ projections, ...stores, log: quietLog });
  ending.add(projector);
  await projector.ready;
  const reached = async (position: number, names: readonly string[] = projections.map(({ name }) => name)) => {
    await Promise.all(names.map((name) => projector.reached(name, position, 60_000)));
  };
  const views = readModels(stores.documents, { ...projector, reached });
  const caughtUp = async () => views.reached(await stores.events.head());
  return { events: stores.events, views, handle: commandHandler(stores), caughtUp };
};

let commandCount = 0;
const by = (actor: string) => {
  commandCount += 1;
  return { commandId: `c${commandCount}`, actor, correlationId: 'c' };
};

/** Commands of users, each at its own instant, and the clock that expires files. */
const opened = async () => {
  const { events, views, handle, caughtUp } = await openedLog();
  for (const { planId, planName } of [
    { planId: 'bench', planName: 'Bench' },
    { planId: 'trial', planName: 'Trial' },
  ]) {
    const data = { planId, terms: { ...terms, planName } };
    await handle(planDecider, `plan-${planId}`, { type: 'OfferPlan', data, at: now }, by('admin'));
  }
  const person = async (userId: string, reorgFiles: RetentionChoice, planId = 'bench') => {
    const who = { userId, provider: 'p', subject: userId, email: `${userId}@a.test`, displayName: userId };
    const commands = [
      { type: 'SignUpUser', data: { ...who, emailVerified: true }, at: now },
      { type: 'AssignUserPlan', data: { userId, planId }, at: now },
      { type: 'ChangeUserProfile', data: { userId, settings: { ...defaultProfile, reorgFiles } }, at: now },
    ] as const;
    for (const command of commands) await handle(userDecider, `user-${userId}`, command, by(userId));
  };
  const file = (command: FileCommand, actor: string) =>
    handle(fileDecider, `file-${command.data.fileId}`, command, by(actor));
  const create = (fileId: string, owner: string, at: string) =>
    file({ type: 'CreateFile', data: { ...place(fileId), direction: 'TS', origin: 'upload', ...checked }, at }, owner);
  const send = (fileId: string, requestedBy: string, at: string) => {
    const data = { ...place(fileId), transferId: `t-${fileId}`, contentVersion: 1, sha256: 'x', requestedBy };
    return handle(transferDecider, `transfer-${fileId}`, { type: 'RequestTransfer', data, at }, by(requestedBy));
  };
  const shown = async () => {
    await caughtUp();
    const where = [{ field: 'shelf', is: 'e1' }];
    const sort = { field: 'createdAt', direction: 'ascending' } as const;
    return (await views.find(fileListView, { where, sort, limit: 500 })).items.map(({ fileId }) => fileId).sort();
  };
  const removals = async () => (await events.readAll(0, 10_000)).filter(({ type }) => type === 'FileExpired');
  const start = (at = now) => {
    const work = startFileExpiryClock({ views, handle }, events, frozenClock(at), quietLog);
    ending.add(work);
    return work;
  };
  return { views, handle, person, file, create, send, shown, removals, start, caughtUp };
};

const place = (fileId: string) =>
  ({ fileId, environmentId: 'e1', environmentToken: 'sct', rbVersion: '2025', fileName: `${fileId}.xml` }) as const;
const checked = {
  content: { sha256: 'x', size: 1, transactions: 1, references: [] },
  check: { contentSha256: 'x', reportSha256: 'r', errors: 0, warnings: 0, infos: 0 },
};

describe('file expiry', () => {
  it('expires files after the retention of their owner, with the end of the restore period', async () => {
    const { person, create, start, shown, removals, views } = await opened();
    await person('week', '7');
    await person('month', '30');
    await create('week-over', 'week', daysAgo(7));
    await create('week-not-yet', 'week', daysAgo(6.99));
    await create('month-over', 'month', daysAgo(30));
    await create('month-not-yet', 'month', daysAgo(29));
    start();
    await eventually(async () => (await removals()).length === 2);
    expect(await shown()).toEqual(['month-not-yet', 'week-not-yet']);
    expect(await views.get(fileCountView, 'e1')).toEqual({ total: 2, byRbVersion: { 2025: 2 } });
    expect(
      (await removals()).map(({ data, metadata }) => ({ ...(data as object), by: metadata.actor })),
    ).toContainEqual({
      fileId: 'week-over',
      environmentId: 'e1',
      rbVersion: '2025',
      untouchedSince: daysAgo(7),
      restorableUntil: daysAgo(-7),
      by: 'system:file-expiry',
    });
  });

  it('keeps files with open transfers, without owner, and with unlimited retention', async () => {
    const { person, create, send, start, shown, removals } = await opened();
    await person('keeps', 'never');
    await person('week', '7');
    await create('kept', 'keeps', daysAgo(400));
    await create('seeded', 'system:seed', daysAgo(400));
    await create('on-its-way', 'week', daysAgo(400));
    await send('on-its-way', 'week', daysAgo(399));
    await create('over', 'week', daysAgo(400));
    start();
    await eventually(async () => (await removals()).length > 0);
    expect(await shown()).toEqual(['kept', 'on-its-way', 'seeded']);
  });

  it('uses thirty days for a plan without unlimited retention, and for a deleted owner', async () => {
    const { person, create, handle, start, shown, removals } = await opened();
    await person('trial', 'never', 'trial');
    await person('gone', 'never');
    for (const owner of ['trial', 'gone']) {
      await create(`${owner}-over`, owner, daysAgo(31));
      await create(`${owner}-not-yet`, owner, daysAgo(29));
    }
    await handle(
      userDecider,
      'user-gone',
      { type: 'DeleteUser', data: { userId: 'gone', by: 'self' }, at: now },
      by('x'),
    );
    start();
    await eventually(async () => (await removals()).length === 2);
    expect(await shown()).toEqual(['gone-not-yet', 'trial-not-yet']);
  });

  it('starts the retention again after a restore, and expires the file again', async () => {
    const { person, create, file, start, shown, removals } = await opened();
    await person('week', '7');
    await create('f', 'week', daysAgo(8));
    start();
    await eventually(async () => (await removals()).length === 1);
    await file({ type: 'RestoreFile', data: { fileId: 'f' }, at: now }, 'week');
    expect(await shown()).toEqual(['f']);
    await create('older', 'week', daysAgo(0.5));
    start(daysAgo(-6.9));
    await eventually(async () => (await removals()).length === 2);
    expect(await shown()).toEqual(['f']);
    start(daysAgo(-7));
    await eventually(async () => (await removals()).length === 3);
    expect(await shown()).toEqual([]);
  });

  it('processes a large backlog, each file once, also after an interruption', async () => {
    const { person, create, start, removals } = await opened();
    await person('week', '7');
    await person('other', '7');
    for (let each = 0; each < 250; each += 1) await create(`f${each}`, each % 5 ? 'week' : 'other', daysAgo(10));
    const first = start();
    await eventually(async () => (await removals()).length > 10);
    await first.stop();
    expect((await removals()).length).toBeLessThan(250);
    start();
    await eventually(async () => (await removals()).length === 250);
    expect(new Set((await removals()).map(({ stream }) => stream)).size).toBe(250);
  });

  it('keeps a file whose owner changes the retention at the last moment', async () => {
    const { person, create, handle, views, caughtUp, removals } = await opened();
    await person('week', '7');
    await create('f', 'week', daysAgo(8));
    await caughtUp();
    const where = [{ field: 'clearedFor', is: 'week' }];
    const sort = { field: 'touchedAt', direction: 'ascending' } as const;
    const [row] = (await views.find(fileListView, { where, sort, limit: 1 })).items;
    const settings = { ...defaultProfile, reorgFiles: 'never' } as const;
    await handle(
      userDecider,
      'user-week',
      { type: 'ChangeUserProfile', data: { userId: 'week', settings }, at: now },
      by('week'),
    );
    await caughtUp();
    expect(row).toBeDefined();
    if (row) await expireFile({ views, handle })(row, now);
    expect(await removals()).toEqual([]);
  });
});
