import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import { minPositionHeader, positionHeader } from '@clearbench/contracts/header-names';
import type { InputOf, ReplyOf, Route } from '@clearbench/contracts/route';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { changeUserRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { createTokenRoute, listTokensRoute, revokeTokenRoute } from '@clearbench/contracts/user/token-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { foundIn } from '../forgetting/raw-bytes.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const broken = samplePayment('PIPELINE', '1.00').replace('SLEV', 'SHAR');
const address = `${checkTextRoute.path}?environmentToken=sct&rbVersion=2025`;

type TokenRequest = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** The product with a client program of a user, one step after another on the same folder. */
describe('a program with an access token', () => {
  const printed: string[] = [];
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  let tester: BenchClient;
  let made: ReplyOf<typeof createTokenRoute>;
  /** The position of the program's commands. */
  let position = 0;

  const start = async () => {
    server = await runServer(folder.path, { CLEARBENCH_LOG_LEVEL: 'trace' });
    server.process.stdout?.on('data', (chunk: Buffer) => void printed.push(chunk.toString()));
  };
  beforeAll(async () => {
    folder = await temporaryFolder();
    await start();
    tester = await benchClient(server.url, 'tester');
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  const requested = async (path: string, init: TokenRequest) => {
    const headers = { Authorization: `Bearer ${made.token}`, [minPositionHeader]: `${position}`, ...init.headers };
    const response = await fetch(server.url + path, { ...init, headers });
    position = Math.max(position, Number(response.headers.get(positionHeader) ?? 0));
    return { status: response.status, said: (await response.json()) as Record<string, unknown> };
  };
  const check = (init: TokenRequest = {}) => requested(address, { method: 'POST', body: broken, ...init });
  const read = ({ path }: Route) => requested(path, {});
  const caught = {
    status: 200,
    said: { validationReport: { validationMessages: [{ ruleId: 'P-11', value: 'SHAR' }] } },
  };

  it('validates a text as its user would, compressed or not, and reads the profile', async () => {
    const pipeline: InputOf<typeof createTokenRoute>['body'] = {
      name: 'pipeline',
      scopes: ['validate'],
      environments: 'all',
    };
    made = (await tester.call(createTokenRoute, { body: pipeline })).reply;
    position = made.position;
    expect(await check()).toMatchObject(caught);
    const body = new Uint8Array(gzipSync(broken));
    expect(await check({ body, headers: { 'Content-Encoding': 'gzip' } })).toMatchObject(caught);
    const { said: text } = await read(listSimEnvsRoute);
    expect(text).toEqual((await tester.call(listSimEnvsRoute, {})).reply);
  });

  it('may call no routes of other scopes, and create no tokens', async () => {
    const refused = { status: 403, said: { errorKey: 'access.tokenNotAccepted' } };
    expect(await requested(`${listFilesRoute.path}?environmentToken=sct&rbVersion=2025`, {})).toMatchObject({
      status: 403,
      said: { errorKey: 'access.scopeMissing', params: { scope: 'read' } },
    });
    const body = JSON.stringify({ name: 'offspring' });
    const headers = { 'Content-Type': 'application/json' };
    expect(await requested(createTokenRoute.path, { method: 'POST', headers, body })).toMatchObject(refused);
    expect(await read(listTokensRoute)).toMatchObject(refused);
  });

  it('is shown to its user with its last use', async () => {
    const { reply } = await tester.call(listTokensRoute, {}, { [minPositionHeader]: `${position}` });
    const { token, tokenId, expiresAt } = made;
    expect(reply).toEqual([
      {
        tokenId,
        name: 'pipeline',
        lastFour: token.slice(-4),
        madeAt: expect.any(String),
        expiresAt,
        scopes: ['validate'],
        environments: 'all',
        lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        lastUsedNetwork: '127.0.0.0/24',
      },
    ]);
  });

  it('has the current permissions of its user', async () => {
    const admin = await benchClient(server.url, 'admin');
    const change = async (userState: 'ENABLED' | 'DISABLED') => {
      const [account] = (await admin.call(listUsersRoute, { query: { search: 'tester@' } })).reply.items;
      if (!account) throw new Error('the tester is not among the users');
      const { userId, accountVersion: basedOn } = account;
      const { status } = await admin.call(changeUserRoute, { body: { userId, basedOn, userState } });
      expect(status).toBe(200);
    };
    await change('DISABLED');
    expect(await check()).toMatchObject({ status: 403, said: { errorKey: 'access.disabled' } });
    await change('ENABLED');
    expect((await check()).status).toBe(200);
  });

  it('continues after a start that rebuilds all read models', async () => {
    await server.stop();
    for (const end of ['', '-wal', '-shm']) await rm(join(folder.path, `documents.db${end}`), { force: true });
    await start();
    tester = await benchClient(server.url, 'tester');
    expect(await check()).toMatchObject(caught);
    const { reply } = await tester.call(listTokensRoute, {}, { [minPositionHeader]: `${position}` });
    expect(reply).toMatchObject([{ name: 'pipeline' }]);
  });

  it('is refused from the moment its token is revoked', async () => {
    const { status } = await tester.call(revokeTokenRoute, { params: { tokenId: made.tokenId } });
    expect(status).toBe(200);
    expect(await check()).toMatchObject({ status: 401, said: { errorKey: 'access.tokenUnknown' } });
    expect((await tester.call(listTokensRoute, {})).reply).toEqual([]);
  });

  it('leaves its token in no byte of the data folder and no line of the log, except as hash', async () => {
    await server.stop();
    const secret = made.token.slice(3);
    expect(foundIn(folder.path, [secret])).toEqual([]);
    expect(foundIn(folder.path, [made.tokenId]).some((place) => place.includes('events.db'))).toBe(true);
    expect(printed.join('')).toContain('"msg":"request"');
    expect(printed.join('')).not.toContain(secret);
  });
});
