import { exportedArchive, filesOfArchive, type SuiteFiles } from '@clearbench/command-service/suite-work/suite-archive';
import type { Route } from '@clearbench/contracts/route';
import { exportSuiteRoute, importSuiteRoute, replaceSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import { mostSuiteFiles } from '@clearbench/contracts/suite/limits';
import {
  changeSuiteRoute,
  compareSuiteVersionsRoute,
  createSuiteRoute,
  deleteSuiteRoute,
  listBuiltInSuitesRoute,
  listSuitesRoute,
  listSuiteVersionsRoute,
  readSuiteFileRoute,
  readSuiteRoute,
  restoreSuiteRoute,
  shareSuiteRoute,
} from '@clearbench/contracts/suite/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient, patient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'sct';
const text = 'case: Mine\nsteps:\n  - validate: { template: sct-typical }\n';

describe('test suites', () => {
  const here = serving();
  let admin: BenchClient;
  let other: BenchClient;
  beforeAll(async () => {
    admin = patient(await benchClient(here.server.url, 'admin'));
    await administration(admin).change('tester2', { environmentIds: ['sct-bench'] });
    other = patient(await benchClient(here.server.url, 'tester2'));
  });

  const created = async (title: string): Promise<string> =>
    (await here.tester.call(createSuiteRoute, { body: { environmentToken, title } })).reply.suiteId;
  const listed = async (client: BenchClient) =>
    (await patient(client).call(listSuitesRoute, { query: { environmentToken } })).reply;
  const exported = async (suiteId: string, version?: number): Promise<SuiteFiles> => {
    const path = exportSuiteRoute.path.replace(':suiteId', suiteId);
    const response = await here.tester.browser.request(version === undefined ? path : `${path}?version=${version}`);
    expect(response.status).toBe(200);
    return filesOfArchive(new Uint8Array(await response.arrayBuffer()));
  };
  const archiveOf = (files: SuiteFiles): Blob => new Blob([exportedArchive(files).slice()]);

  it('of the product are listed, read and copied, and not changed', async () => {
    const { reply } = await here.tester.call(listBuiltInSuitesRoute, {});
    expect(reply).toHaveLength(16);
    const [first] = reply;
    const suiteId = first?.suiteId ?? '';
    const { reply: details } = await here.tester.call(readSuiteRoute, { params: { suiteId }, query: {} });
    expect(details).toMatchObject({ builtIn: true, isEditable: false, problemCount: 0, cases: first?.cases });
    const change = { type: 'remove', path: 'suite.yaml' } as const;
    expect(await here.tester.call(changeSuiteRoute, { params: { suiteId }, body: change })).toMatchObject({
      status: 404,
    });
    const body = { environmentToken, title: first?.title ?? '', copyOf: { suiteId } };
    const { reply: copy } = await here.tester.call(createSuiteRoute, { body });
    const [own, original] = [await exported(copy.suiteId), await exported(suiteId)];
    expect([...own.keys()]).toEqual([...original.keys()]);
    for (const [path, bytes] of original) expect(Buffer.compare(own.get(path) ?? new Uint8Array(), bytes)).toBe(0);
  });

  it('keep texts with errors, and say where they are in the language of the caller', async () => {
    const params = { suiteId: await created('Errors') };
    const body = { type: 'save', path: 'a.yaml', text: 'case: One\nstep: []\n', basedOn: 0 } as const;
    expect((await here.tester.call(changeSuiteRoute, { params, body })).reply).toMatchObject({
      version: 2,
      path: 'a.yaml',
    });
    const { reply } = await here.tester.call(readSuiteRoute, { params, query: { language: 'de' } });
    expect(reply.problems).toContainEqual(
      expect.objectContaining({ file: 'a.yaml', line: 2, column: 1, text: expect.stringContaining('Feld step') }),
    );
    const read = await here.tester.call(readSuiteFileRoute, { params, query: { path: 'a.yaml' } });
    expect(read.reply).toEqual({ path: 'a.yaml', version: 2, text: body.text });
    expect((await listed(here.tester)).find(({ suiteId }) => suiteId === params.suiteId)).toMatchObject({
      ...{ title: 'Errors', files: 3, cases: 1, isOwn: true, shared: false },
      problems: reply.problemCount,
    });
  });

  it('have versions that differ, and are restored', async () => {
    const params = { suiteId: await created('Versions') };
    const save = (basedOn: number, body: string) =>
      here.tester.call(changeSuiteRoute, { params, body: { type: 'save', path: 'payment.yaml', text: body, basedOn } });
    expect((await save(1, text)).reply.version).toBe(2);
    expect((await save(1, `${text}# other`)).reply).toMatchObject({ errorKey: 'suite.stale' });
    const differences = await here.tester.call(compareSuiteVersionsRoute, { params, query: { from: 1, to: 2 } });
    expect(differences.reply).toEqual([{ path: 'payment.yaml', difference: 'changed' }]);
    const restored = await here.tester.call(changeSuiteRoute, { params, body: { type: 'restore', version: 1 } });
    expect(restored.reply.version).toBe(3);
    expect(await exported(params.suiteId)).toEqual(await exported(params.suiteId, 1));
    const { versions } = (await here.tester.call(listSuiteVersionsRoute, { params, query: {} })).reply;
    expect(versions).toMatchObject([
      { version: 3, change: 'restored', restoredFrom: 1 },
      { version: 2, change: 'saved', path: 'payment.yaml' },
      { version: 1 },
    ]);
  });

  it('execute a repeated command once', async () => {
    const commandId = crypto.randomUUID();
    const body = { environmentToken, title: 'Twice' };
    const [first, second] = [
      await here.tester.call(createSuiteRoute, { body, commandId }),
      await here.tester.call(createSuiteRoute, { body, commandId }),
    ];
    expect(second.reply).toEqual(first.reply);
    const change = { params: { suiteId: first.reply.suiteId }, commandId: crypto.randomUUID() };
    const rename = { type: 'rename', path: 'payment.yaml', newPath: 'renamed.yaml' } as const;
    const renamed = await here.tester.call(changeSuiteRoute, { ...change, body: rename });
    expect(await here.tester.call(changeSuiteRoute, { ...change, body: rename })).toMatchObject({
      reply: renamed.reply,
    });
  });

  it('return from an archive with the same bytes, as a new suite and as a new version', async () => {
    const suiteId = await created('Archive');
    const files = new Map([...(await exported(suiteId)), ['m/latin.xml', Uint8Array.of(0xe4, 0x0d, 0x0a)]]);
    const query = { environmentToken, title: 'a' };
    const imported = await here.tester.call(importSuiteRoute, { query, body: archiveOf(files) });
    expect(await exported(imported.reply.suiteId)).toEqual(files);
    const params = { suiteId };
    const replaced = await here.tester.call(replaceSuiteRoute, {
      params,
      query: { basedOn: 1 },
      body: archiveOf(files),
    });
    expect(replaced.reply.version).toBe(2);
    const stale = await here.tester.call(replaceSuiteRoute, {
      params,
      query: { basedOn: 1 },
      body: archiveOf(new Map([...files, ['b.yaml', Uint8Array.of(10)]])),
    });
    expect(stale).toMatchObject({ status: 409, reply: { errorKey: 'suite.stale' } });
    const notText = await here.tester.call(readSuiteFileRoute, { params, query: { path: 'm/latin.xml' } });
    expect(notText).toMatchObject({ status: 422, reply: { errorKey: 'suite.notText' } });
  });

  it('are refused from an archive that leaves its folder or is too large', async () => {
    const query = { environmentToken, title: 'a' };
    const one = new TextEncoder().encode(text);
    const outside = await here.tester.call(importSuiteRoute, { query, body: archiveOf(new Map([['../a.yaml', one]])) });
    expect(outside).toMatchObject({ status: 400, reply: { errorKey: 'suite.badPath', params: { path: '../a.yaml' } } });
    const many = new Map(Array.from({ length: mostSuiteFiles + 1 }, (_, index) => [`${index}.yaml`, one] as const));
    const tooMany = await here.tester.call(importSuiteRoute, { query, body: archiveOf(many) });
    expect(tooMany).toMatchObject({
      status: 422,
      reply: { errorKey: 'suite.tooManyFiles', params: { limit: mostSuiteFiles } },
    });
    const noise = await here.tester.call(importSuiteRoute, { query, body: new Blob(['no archive']) });
    expect(noise).toMatchObject({ status: 400, reply: { errorKey: 'suite.notArchive' } });
  });

  it('are read by their owner until an administrator shares them, and changed by the owner only', async () => {
    const suiteId = await created('Shared');
    const params = { suiteId };
    const seen = async () => (await listed(other)).map((suite) => suite.suiteId).includes(suiteId);
    const status = async (route: Route, input: object) =>
      (await other.call(route as typeof readSuiteRoute, input as never)).status;
    const rename = { params, body: { type: 'retitle', title: 'Other' } };
    expect([await seen(), await status(readSuiteRoute, { params }), await status(changeSuiteRoute, rename)]).toEqual([
      false,
      404,
      404,
    ]);
    expect(await status(shareSuiteRoute, { params, body: { shared: true } })).toBe(403);
    await admin.call(shareSuiteRoute, { params, body: { shared: true } });
    await until(seen);
    expect([await status(readSuiteRoute, { params }), await status(changeSuiteRoute, rename)]).toEqual([200, 403]);
    expect(await status(deleteSuiteRoute, { params })).toBe(403);
    expect((await here.tester.call(readSuiteRoute, { params, query: {} })).reply).toMatchObject({
      isEditable: true,
      shared: true,
    });
    await admin.call(shareSuiteRoute, { params, body: { shared: false } });
    await until(async () => !(await seen()));
    expect(await status(readSuiteRoute, { params })).toBe(404);
  });

  it('leave the list when they are deleted, and return with their versions', async () => {
    const params = { suiteId: await created('Deleted') };
    const isListed = async () => (await listed(here.tester)).some(({ suiteId }) => suiteId === params.suiteId);
    expect(await isListed()).toBe(true);
    await here.tester.call(deleteSuiteRoute, { params });
    expect(await isListed()).toBe(false);
    expect(await here.tester.call(readSuiteRoute, { params, query: {} })).toMatchObject({ status: 404 });
    await here.tester.call(restoreSuiteRoute, { params });
    expect(await isListed()).toBe(true);
  });
});
