import { listFilesRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { saveOwnScenarioListRoute, saveScenarioListRoute } from '@clearbench/contracts/scenario/routes';
import {
  advanceSimEnvClockRoute,
  readSimEnvClockRoute,
  resetSimEnvMemoryRoute,
} from '@clearbench/contracts/sim-env/clock-routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listPlannedAnswersRoute } from '@clearbench/contracts/transfer/planned-answer-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { runServer } from '../client/running-server.ts';
import { serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';

const params = { environmentToken: 'sct' };
const monday = '2027-02-01T09:00:00.000Z';

const transferOf = async (client: BenchClient, fileId: string) =>
  (await client.call(listTransfersRoute, { query: { fileId } })).reply.items[0];

/** Sends a payment whose status report is due after some seconds of the fixed clock. */
const sent = async (client: BenchClient, seconds: number): Promise<string> => {
  const groups = { transactions: [{ remittance: `SIM:LATE(${seconds}S)` }] };
  const values = { fileName: `late-${seconds}`, fields: {}, groups };
  const body = { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025' as const, values };
  const { fileId } = (await client.call(importTemplateRoute, { body })).reply.vipFileSummary;
  await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
  await until(async () => (await transferOf(client, fileId))?.verdict);
  return fileId;
};

describe('a clock that is advanced', () => {
  it('survives the end of the process: every due answer arrives, as of its own time', async () => {
    const folder = await temporaryFolder();
    const before = await runServer(folder.path);
    const admin = await benchClient(before.url, 'admin');
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: monday } } });
    const files: string[] = [];
    for (const seconds of [30, 10, 20]) files.push(await sent(admin, seconds));
    const advancing = admin.call(advanceSimEnvClockRoute, { params, body: { seconds: 60 } }).catch(() => undefined);
    const advanced = '2027-02-01T09:01:00.000Z';
    await until(async () => {
      const { now } = (await admin.call(readSimEnvClockRoute, { params })).reply;
      return now === advanced ? now : undefined;
    });
    await before.kill();
    await advancing;

    const after = await serveHere(folder.path);
    const again = await benchClient(after.url, 'admin');
    expect((await again.call(readSimEnvClockRoute, { params })).reply).toMatchObject({ kind: 'fixed', now: advanced });
    for (const [index, seconds] of [30, 10, 20].entries()) {
      const answers = await until(async () => {
        const found = (await transferOf(again, files[index] ?? ''))?.answers;
        return found?.[0]?.releasedAt === undefined ? undefined : found;
      });
      expect(answers).toMatchObject([{ releasedAt: `2027-02-01T09:00:${seconds}.000Z` }]);
    }
    await after.stop();
    await folder.remove();
  });
});

describe('a scheduled delivery', () => {
  it('survives the end of the process, and arrives once', async () => {
    const folder = await temporaryFolder();
    const before = await runServer(folder.path);
    const admin = await benchClient(before.url, 'admin');
    await saveParticipants(admin, params.environmentToken, [], { allowOwnScenarios: true });
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: monday } } });
    const noon = "{ id: noon, at: '12:00', receive: { template: sct-typical } }";
    const recall = "{ id: recall, at: '13:00', receive: { about: noon } }";
    const body = { text: `rules: []\ndeliveries: [${noon}, ${recall}]\n`, basedOn: 0 };
    await admin.call(saveOwnScenarioListRoute, { params, body });
    const named = noon.replace('12:00', '14:00').replace('id: noon', 'id: noon, to: { testerName: Ida Admin }');
    const ofEnvironment = { text: `rules: []\ndeliveries: [${named}]\n`, basedOn: 0 };
    await admin.call(saveScenarioListRoute, { params: { environmentId: 'sct-bench' }, body: ofEnvironment });
    // It may end before, during or after the planning.
    await before.kill();

    const after = await serveHere(folder.path);
    const again = await benchClient(after.url, 'admin');
    await again.call(advanceSimEnvClockRoute, { params, body: { seconds: 24 * 3_600 } });
    const query = { ...params, direction: 'ST' as const };
    const files = await until(async () => {
      const { items } = (await again.call(listFilesRoute, { query })).reply;
      return items.length > 2 ? items : undefined;
    });
    const hours = (all: readonly (string | undefined)[]) => all.map((at) => at?.slice(8, 16)).toSorted();
    expect(hours(files.map(({ businessAt }) => businessAt))).toEqual(['01T11:00', '01T12:00', '01T13:00']);
    const planned = await until(async () => {
      const { items } = (await again.call(listPlannedAnswersRoute, { params, query: {} })).reply;
      return items.length > 2 ? items : undefined;
    });
    expect(hours(planned.map(({ dueAt }) => dueAt))).toEqual(['02T11:00', '02T12:00', '02T13:00']);
    await after.stop();
    await folder.remove();
  });
});
