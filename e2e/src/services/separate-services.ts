import { readChannelLogRoute } from '@clearbench/contracts/channel/administration-routes';
import { putExchangeFileRoute } from '@clearbench/contracts/channel/exchange-routes';
import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { readContentRoute, saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { savePlanRoute } from '@clearbench/contracts/plan/routes';
import { signOutRoute, userInfoRoute } from '@clearbench/contracts/session/routes';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { createTokenRoute, revokeTokenRoute } from '@clearbench/contracts/user/token-routes';
import { answersIn, createdChannel, put, userIdOf } from '../channel/channels.ts';
import { type BenchClient, benchClient, patient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { liveClient } from '../client/live-client.ts';
import { differencesFromReplay, repeatedCommands } from '../kill/equal-replay.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { clockOfSeparateServices } from './clock-of-separate-services.ts';
import { createTestData, everything } from './create-test-data.ts';
import { elsewhere, type Installation, openInstallation, type Storage } from './installation.ts';
import type { RunningService } from './run-service.ts';

const place = { environmentToken: sampleSettings.environmentToken, rbVersion: '2025' } as const;
const upload = async (client: BenchClient, name: string): Promise<string> => {
  const query = { ...place, fileName: `${name}.xml` };
  const { status, reply } = await client.call(uploadFileRoute, { query, body: samplePayment(name, '10.00') });
  expect({ status, reply }).toMatchObject({ status: 200 });
  return reply.vipFileSummary.fileId;
};

const isAtWork = (name: string) => (line: string) =>
  line.includes('this process is at work now') && line.includes(`"name":"${name}"`);

/** What separate services do, on any storage; two of each run. */
export const separateServices = (title: string, open: () => Promise<Storage>): void =>
  describe(title, () => {
    let here: Installation;
    let projectors: RunningService[];
    let commands: RunningService[];
    let edges: RunningService[];
    let client: BenchClient;
    /** The same user at the other edge. */
    let other: BenchClient;

    beforeAll(async () => {
      const publicPort = await freePort();
      here = await openInstallation(publicPort, {}, open);
      projectors = [await here.start('projections')];
      projectors.push(await here.start('projections'));
      commands = await Promise.all(here.commandPorts.map((port) => here.start('command-service', port)));
      edges = await Promise.all([here.start('query-service', publicPort), here.start('query-service')]);
    });
    afterAll(() => here.stop());

    it('are claimed with the code that each command service printed', async () => {
      const codes = commands.map(({ printed }) => /administrator: ([A-Z2-9-]{19})/.exec(printed.join('\n'))?.[1]);
      expect([typeof codes[0], codes[1]]).toEqual(['string', codes[0]]);
      const [first = '', second = ''] = edges.map(({ url }) => url);
      const visitor = await here.signIn(first, 'ada');
      client = patient(await benchClient(first, '', visitor));
      expect((await client.call(readAppInfoRoute, {})).reply.basicSettings.unclaimed).toBe(true);
      expect(await client.call(claimInstallationRoute, { body: { code: codes[0] ?? '' } })).toMatchObject({
        status: 200,
      });
      other = patient(await benchClient(second, '', elsewhere(visitor, second)));
      expect((await other.call(userInfoRoute, { body: { timeZone: 'UTC' } })).reply).toMatchObject({
        roles: ['ROLE_USER', 'ROLE_ADMIN'],
      });
      expect((await other.call(readAppInfoRoute, {})).reply.basicSettings.unclaimed).toBe(false);
    });

    it('complete the main workflow: an edge shows and pushes writes of the other one', async () => {
      await createTestData(client);
      const live = await liveClient(edges[1]?.url ?? '', other);
      const fileId = await upload(client, 'first');
      const body = samplePayment('first', '11.00');
      const saved = await client.call(saveContentRoute, { params: { fileId }, body, ifMatch: 1 });
      expect(saved.reply.validationReport.validationSummary).toMatchObject({ errors: 0 });
      expect((await client.call(readContentRoute, { params: { fileId }, query: {} })).reply).toBe(body);
      const sent = await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
      expect(sent.status).toBe(200);
      await live.until((received) => received.some(({ to }) => to === 'answered'));
      const [transfer] = (await other.call(listTransfersRoute, { query: { fileId } })).reply.items;
      expect(transfer?.answers).toHaveLength(1);
      await live.close();
    });

    it('have one clock for an environment: what one edge advances and resets, the other one shows', () =>
      clockOfSeparateServices(client, other));

    it('accept an access token at each edge, and refuse it everywhere once it was revoked at one', async () => {
      const made = (
        await client.call(createTokenRoute, { body: { name: 'pipeline', scopes: ['validate'], environments: 'all' } })
      ).reply;
      const headers = { Authorization: `Bearer ${made.token}` };
      const check = { method: 'POST', headers, body: samplePayment('program', '10.00') };
      const query = new URLSearchParams(place).toString();
      const statuses = () =>
        Promise.all(
          edges.flatMap(({ url }) => [
            fetch(`${url}${checkTextRoute.path}?${query}`, check).then(({ status }) => status),
            fetch(`${url}${listSimEnvsRoute.path}`, { headers }).then(({ status }) => status),
          ]),
        );
      expect(await statuses()).toEqual([200, 200, 200, 200]);
      const params = { tokenId: made.tokenId };
      expect((await other.call(revokeTokenRoute, { params })).status).toBe(200);
      expect(await statuses()).toEqual([401, 401, 401, 401]);
    });

    it('exchange files through a channel, at each edge', async () => {
      const owner = await userIdOf(client);
      const { environmentId = '' } = (await client.call(listSimEnvsRoute, {})).reply[0] ?? {};
      const channelId = await createdChannel(client, 'services-1', owner, { environmentId });
      expect((await put(client, channelId, 'EXCHANGED')).status).toBe(200);
      const [answer] = await answersIn(other, channelId);
      expect(answer?.href).toMatch(/^\/exchange\/services-1\//);
      const bad = { params: { channelId, fileName: 'a.xml' }, body: 'no XML' };
      expect((await other.call(putExchangeFileRoute, bad)).status).toBe(400);
      const { items } = (await client.call(readChannelLogRoute, { params: { channelId }, query: { type: 'refused' } }))
        .reply;
      expect(items).toMatchObject([{ errorKey: 'file.isText' }]);
    });

    it('assign a name once, over all command services', async () => {
      const askers = [client, other, client, other];
      const body = { ...everything, planName: 'Once' };
      const statuses = (await Promise.all(askers.map((each) => each.call(savePlanRoute, { body })))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    });

    it('update the read models in one process at a time, and the next takes over', async () => {
      const [first, second] = projectors;
      expect(first?.printed.some(isAtWork('projections'))).toBe(true);
      expect(second?.printed.some(isAtWork('projections'))).toBe(false);
      await first?.kill();
      const fileId = await upload(client, 'while no process projects');
      await second?.says(isAtWork('projections'));
      // The tests of the lease measure the duration, on a clock that does not depend on the machine.
      let status = 0;
      while (status !== 200) ({ status } = await client.call(readContentRoute, { params: { fileId }, query: {} }));
    });

    it('refuse late writes of a process that was paused while another one took over', async () => {
      const [, still] = projectors;
      const next = await here.start('projections');
      still?.process.kill('SIGSTOP');
      const during = await upload(client, 'while one is paused');
      await next.says(isAtWork('projections'));
      still?.process.kill('SIGCONT');
      await still?.says((line) => line.includes('standing by'));
      const after = await upload(other, 'after it woke up');
      for (const fileId of [during, after])
        expect((await client.call(readContentRoute, { params: { fileId }, query: {} })).status).toBe(200);
    });

    it('execute commands and background work as long as one command service is left', async () => {
      const atWork = commands.find(({ printed }) => printed.some(isAtWork('background')));
      const left = commands.find((service) => service !== atWork);
      expect([atWork, left]).not.toContain(undefined);
      const before = await upload(client, 'before the end');
      const during = Array.from({ length: 12 }, (_, index) =>
        upload(index % 2 === 0 ? client : other, `during ${index}`),
      );
      await Promise.all([atWork?.kill(), ...during]);
      const fileIds = [before, ...(await Promise.all(during)), await upload(other, 'after the end')];
      expect(new Set(fileIds).size).toBe(14);
      const live = await liveClient(edges[0]?.url ?? '', client);
      await left?.says(isAtWork('background'));
      await other.call(sendFileRoute, { params: { fileId: before }, query: { action: 'send' } });
      await live.until((received) => received.some(({ to }) => to === 'answered'));
      await live.close();
    });

    it('know a sign-out everywhere at once', async () => {
      expect((await client.call(signOutRoute, {})).status).toBe(200);
      expect((await other.call(listUsersRoute, { query: {} })).status).toBe(401);
    });

    it('stop in order, with read models equal to a replay and no command executed twice', async () => {
      expect(await here.end()).toEqual([]);
      expect(await repeatedCommands(here.location)).toEqual([]);
      expect(await differencesFromReplay(here.location)).toEqual([]);
    });
  });
