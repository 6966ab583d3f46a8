import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { browser } from '@clearbench/access/testing/browser.fixture';
import { type FakeProvider, fakeProvider } from '@clearbench/access/testing/provider.fake';
import { exportLog } from '@clearbench/app/export-log';
import { settingsFrom } from '@clearbench/app/settings';
import { readContentRoute, saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { changeUserRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { readAuditRoute } from '@clearbench/contracts/user/audit-routes';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { changeProfileRoute, deleteOwnAccountRoute } from '@clearbench/contracts/user/routes';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { quietLog } from '@clearbench/event-sourcing/log';
import { replay } from '@clearbench/event-sourcing/replay';
import { openData } from '@clearbench/hosting/open-data';
import { everyProjection } from '@clearbench/projections/slices';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { differencesFromReplay } from '../kill/equal-replay.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { formerIdentity, settingsFor, signInThrough, testUser, traces } from './deleted-user.ts';
import { foundIn } from './raw-bytes.ts';
import { waitUntilEmpty } from './wait-until.ts';

const expectDone = <R extends { status: number; reply: unknown }>(answer: R): R => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.reply)}`);
  return answer;
};

/** The product with one user, one step after another on the same folder. */
describe('a user who deletes the account', () => {
  const printed: string[] = [];
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let provider: FakeProvider;
  let server: RunningServer;
  let admin: BenchClient;
  let visitor: BenchClient;
  let userId = '';
  let fileId = '';

  const data = () => join(folder.path, 'data');
  const start = async () => {
    server = await runServer(data(), { ...settingsFor(provider), CLEARBENCH_LOG_LEVEL: 'trace' });
    server.process.stdout?.on('data', (chunk: Buffer) => void printed.push(chunk.toString()));
    admin = await benchClient(server.url, 'admin');
  };
  const arrive = async (called = { email: testUser.email, name: testUser.name }) => {
    const anyUser = browser(server.url);
    await signInThrough(anyUser, provider, called);
    visitor = await benchClient(server.url, '', anyUser);
    return expectDone(await visitor.call(userInfoRoute, { body: { timeZone: 'UTC' } }));
  };
  const found = async (search: string) =>
    expectDone(await admin.call(listUsersRoute, { query: { search } })).reply.items;
  const admit = async () => {
    const [account] = await found('quitzow');
    if (!account) throw new Error('the person is not among the users');
    userId = account.userId;
    const change = {
      userId,
      basedOn: account.accountVersion,
      approvedState: 'APPROVED' as const,
      environmentIds: ['sct-bench'],
      plan: { planId: 'bench' },
    };
    expectDone(await admin.call(changeUserRoute, { body: change }));
  };

  beforeAll(async () => {
    [folder, provider] = await Promise.all([temporaryFolder(), fakeProvider()]);
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
    await folder.remove();
  });

  it("works with the product; the log never contains the user's data unencrypted", async () => {
    await arrive(formerIdentity);
    // The provider has changed the name.
    await arrive();
    await admit();
    const settings = { ...defaultProfile, bic: testUser.bic };
    expectDone(await visitor.call(changeProfileRoute, { body: settings }));
    expectDone(
      await visitor.call(createTokenRoute, {
        body: { name: `nightly run of ${testUser.name}`, scopes: ['read'], environments: 'all' },
      }),
    );
    const send = async (fileName: string, text: string) => {
      const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
      const uploaded = expectDone(await visitor.call(uploadFileRoute, { query, body: text }));
      const params = { fileId: uploaded.reply.vipFileSummary.fileId };
      expectDone(await visitor.call(sendFileRoute, { params, query: { action: 'send' } }));
      return params;
    };
    // One file has another sender and is rejected, the other has the user's own bank.
    const params = await send('salaries.xml', samplePayment('SALARIES-1', '10.00'));
    await send('rents.xml', samplePayment('RENTS-1', '10.00').replaceAll('ZYAADEF0XXX', testUser.bic));
    ({ fileId } = params);
    const changed = samplePayment('SALARIES-1', '11.00');
    expectDone(await visitor.call(saveContentRoute, { params, body: changed, ifMatch: 1 }));
    expectDone(await admin.call(readAuditRoute, { params: { userId }, query: {} }));

    const everywhere = foundIn(data(), [...traces, testUser.bic]);
    // In the file or in its write-ahead log.
    expect(everywhere.some((place) => place.startsWith(`${testUser.email} in documents.db`))).toBe(true);
    expect(everywhere.filter((place) => /events\.db|keys\.db/.test(place))).toEqual([]);
    expect(await exportLog(data(), join(folder.path, 'before.jsonl'))).toBeGreaterThan(60);
  });

  it('is removed from every byte of the data folder soon', async () => {
    expectDone(await visitor.call(deleteOwnAccountRoute, {}));
    expect(await waitUntilEmpty(() => foundIn(data(), traces))).toEqual([]);
    // A report may contain the BIC of the profile: files, their reports and answers belong to the environment.
    expect(foundIn(data(), [testUser.bic]).filter((place) => !place.includes('contents.db'))).toEqual([]);
    expect(foundIn(folder.path, traces)).toEqual([]);
  });

  it('is a pseudonym for other users, whose work continues', async () => {
    expect(await found('quitzow')).toEqual([]);
    const read = await admin.call(readContentRoute, { params: { fileId }, query: {} });
    expect(expectDone(read).reply).toContain('SALARIES-1');
    const audit = await admin.call(readAuditRoute, { params: { userId }, query: {} });
    for (const text of traces) expect(JSON.stringify(audit.reply)).not.toContain(text);
  });

  it('was in no line of the log', () => {
    expect(printed.join('')).toContain('"msg":"request"');
    for (const text of [...traces, testUser.bic]) expect(printed.join('')).not.toContain(text);
  });

  it('is a pseudonym in a replay, and in an export from before', async () => {
    await server.stop();
    const stores = await openData(settingsFrom({ CLEARBENCH_DATA: data() }), quietLog);
    const events = await stores.events.readStream(`user-${userId}`);
    const signedUp = events.find(({ type }) => type === 'UserSignedUp')?.data as typeof testUser & {
      displayName: string;
    };
    expect(signedUp.displayName).toMatch(/^former-user-[0-9a-f]{8}$/);
    expect(signedUp).toMatchObject({
      email: `${signedUp.displayName}@forgotten.invalid`,
      subject: signedUp.displayName,
    });
    const profile = events.find(({ type }) => type === 'UserProfileChanged')?.data;
    expect(profile).toMatchObject({ settings: { bic: '', testCode: 'T' } });
    for (const projection of everyProjection) {
      const documents = await replay(projection, stores.events);
      const text = JSON.stringify([...documents]);
      for (const trace of [...traces, testUser.bic]) expect(text).not.toContain(trace);
    }
    await stores.close();
    expect(await differencesFromReplay({ CLEARBENCH_DATA: data() })).toEqual([]);
  });

  it('may return as a new user, whom no late reaction deletes', async () => {
    await start();
    await arrive();
    await admit();
    await server.stop();
    // Without its read models the product reads the whole log again, including the deletion.
    for (const end of ['', '-wal', '-shm']) await rm(join(data(), `documents.db${end}`), { force: true });
    await start();
    expect(await found('quitzow')).toMatchObject([{ displayName: testUser.name, email: testUser.email }]);
    expect((await arrive()).reply).toMatchObject({ displayName: testUser.name });
  });
});
