import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

type Json = Record<string, unknown>;

/** Calls as in section 7 of the specification: its paths and fields, and nothing else. */
describe('calls of the specification', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });

  const send = async (client: BenchClient, method: string, path: string, body?: unknown, type = 'application/json') => {
    const headers = {
      [xsrfHeader]: client.browser.cookie(xsrfCookie) ?? '',
      ...(body === undefined ? {} : { 'Content-Type': type }),
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await client.browser.request(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: text }),
    });
    const read = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { status: response.status, reply: (isJson ? JSON.parse(read) : { text: read }) as Json };
  };
  const accepted = async (...call: Parameters<typeof send>): Promise<Json> => {
    const { status, reply } = await send(...call);
    if (status !== 200) throw new Error(`${call[1]} ${call[2]} answered ${status}: ${JSON.stringify(reply)}`);
    return reply;
  };
  const listed = async (path: string): Promise<Json[]> => (await accepted(admin, 'GET', path)) as unknown as Json[];
  const newFile = async (): Promise<string> => {
    const values = {};
    const body = { templateName: 'sct-typical', envToken: 'sct', values };
    const { vipFileSummary } = await accepted(here.tester, 'POST', '/api/template/import', body);
    return String((vipFileSummary as Json).fileId);
  };

  it('create an environment from the fields of a SimEnv, change it and delete it', async () => {
    const fields = {
      environmentToken: 'spec',
      environmentName: 'Specified',
      environmentGroup: 'Spec',
      versions: ['2025'],
      canSendToTestEngine: true,
    };
    const { environmentId } = await accepted(admin, 'POST', '/api/admin/simenv/', fields);
    const of = async () => (await listed('/api/admin/simenv/')).find((env) => env.environmentId === environmentId);
    expect(await of()).toMatchObject({ ...fields, scheme: 'sct', clearing: { cutOff: '16:30' } });

    const change = { environmentId, ...fields, environmentName: 'Changed' };
    expect(await accepted(admin, 'POST', '/api/admin/simenv/', change)).toMatchObject({ version: 2 });
    expect(await of()).toMatchObject({ environmentName: 'Changed' });

    await accepted(admin, 'DELETE', `/api/admin/simenv/${environmentId}/`);
    expect(await of()).toBeUndefined();
  });

  it('save an environment as it was listed, without changing its other settings', async () => {
    const path = '/api/admin/simenv/sct-acceptance/';
    const before = await accepted(admin, 'GET', path);
    const [entry] = (await listed('/api/admin/simenv/')).filter((env) => env.environmentId === 'sct-acceptance');
    await accepted(admin, 'POST', '/api/admin/simenv/', entry);
    expect(await accepted(admin, 'GET', path)).toEqual(before);
    await accepted(admin, 'POST', '/api/admin/simenv/', { ...entry, clearing: undefined, scheme: undefined });
    expect(await accepted(admin, 'GET', path)).toEqual(before);
    expect(await send(admin, 'DELETE', `${path}?name=other`)).toMatchObject({ status: 422 });
  });

  it('create a file from a template without values', async () => {
    const fileId = await newFile();
    const { vipFileSummary } = await accepted(here.tester, 'GET', `/api/files/${fileId}/`);
    expect(vipFileSummary).toMatchObject({
      fileName: expect.stringMatching(/^[\w-]+( \(\d+\))?\.xml$/),
      validity: 'valid',
    });
  });

  it('save a content without If-Match as the next version, and keep both in the history', async () => {
    const fileId = await newFile();
    const path = `/api/files/${fileId}/content`;
    const { text } = await accepted(here.tester, 'GET', path);
    const edited = String(text).replace('</Document>', '<!-- edited --></Document>');
    for (const [type, version] of [
      ['application/xml', 2],
      ['text/xml', 3],
    ] as const) {
      const reply = await accepted(here.tester, 'POST', path, `${edited}<!-- ${version} -->`, type);
      expect(reply).toMatchObject({ contentVersion: version, vipFileOverviewSummary: { fileId } });
      expect(reply).toHaveProperty('validationReport.validationMessages');
    }
    const { items } = await accepted(here.tester, 'GET', `/api/files/${fileId}/versions`);
    expect((items as Json[]).map(({ contentVersion }) => contentVersion)).toEqual([3, 2, 1]);
    expect(await accepted(here.tester, 'GET', `${path}?version=1`)).toEqual({ text });
  });

  it('save concurrent contents: each becomes a version', async () => {
    const fileId = await newFile();
    const texts = [1, 2, 3, 4].map((number) => samplePayment(`SAME${number}`, `${number}.00`));
    const path = `/api/files/${fileId}/content`;
    const replies = await Promise.all(texts.map((text) => send(here.tester, 'POST', path, text, 'application/xml')));
    const saved = replies.filter(({ status }) => status === 200).map(({ reply }) => reply.contentVersion);
    expect(replies.every(({ status, reply }) => status === 200 || reply.errorKey === 'file.checkSuperseded')).toBe(
      true,
    );
    expect(new Set(saved).size).toBe(saved.length);
    expect(saved.length).toBeGreaterThan(0);
  });

  it('read each timeline of the statistics without a filter', async () => {
    for (const name of ['actions', 'messagetypes', 'newusers']) {
      const reply = await accepted(admin, 'POST', `/api/admin/statistics/timeline/${name}`);
      expect(reply.labels).toHaveLength(31);
    }
  });

  it('list the time zones without a session', async () => {
    const response = await fetch(`${here.server.url}/api/timezone`);
    expect(response.status).toBe(200);
    expect(((await response.json()) as { timeZones: Json[] }).timeZones).toContainEqual({ zoneId: 'Europe/Berlin' });
  });

  it('save the profile with the days as a number', async () => {
    const settings = { bic: '', testCode: 'T', reorgFiles: 7 };
    await accepted(here.tester, 'PUT', '/api/user/profile/settings', settings);
    const saved = await accepted(here.tester, 'GET', '/api/user/profile/settings');
    expect(saved).toMatchObject({ testCode: 'T', reorgFiles: '7' });
    const other = await send(here.tester, 'PUT', '/api/user/profile/settings', { ...settings, reorgFiles: 8 });
    expect(other).toMatchObject({ status: 400, reply: { place: '/body/reorgFiles' } });
  });

  it('save a plan and a user as they were listed', async () => {
    const plan = (await listed('/api/admin/plan/')).find(({ planName }) => planName === 'Trial');
    expect(plan).toBeDefined();
    const description = { ...plan, planDescription: 'Ninety days.' };
    await accepted(admin, 'POST', '/api/admin/plan/', description);
    expect(await listed('/api/admin/plan/')).toContainEqual(
      expect.objectContaining({ planDescription: 'Ninety days.' }),
    );

    const { items } = await accepted(admin, 'GET', '/api/admin/allUser/');
    for (const user of items as Json[]) await accepted(admin, 'PUT', '/api/admin/user/', user);
    expect((await accepted(admin, 'GET', '/api/admin/allUser/')).items).toEqual(items);
  });

  it('delete a user, and a translation in every language, by a body', async () => {
    const remove = (body: Json) => send(admin, 'DELETE', '/api/admin/user', body);
    expect(await remove({ userId: 'unknown' })).toMatchObject({ status: 404, reply: { errorKey: 'user.notFound' } });
    expect(await send(admin, 'DELETE', '/api/admin/user')).toMatchObject({ status: 400 });

    const key = 'error.request.tooLarge';
    for (const language of ['en', 'de'])
      await accepted(admin, 'PUT', '/api/admin/translations/', { language, texts: [{ key, text: 'Zu groß' }] });
    await accepted(admin, 'DELETE', '/api/admin/translations/', { key });
    const { rows } = await accepted(admin, 'GET', '/api/admin/translations/');
    expect((rows as Json[]).find((row) => row.key === key)).toMatchObject({ written: {} });
  });

  it('answer health, metrics and unknown sign-in paths with their own content types', async () => {
    const { url } = here.server;
    const get = (path: string, accept = '*/*', method = 'GET') =>
      fetch(`${url}${path}`, { method, headers: { accept }, redirect: 'manual' });
    for (const path of ['/health', '/health/', '/health/ready'])
      expect(await (await get(path)).json()).toEqual({ ready: true, reasons: [] });
    expect((await get('/metrics')).status).toBe(401);
    const measured = await admin.browser.request('/metrics', {});
    expect(measured.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
    expect(await measured.text()).toContain('# TYPE');
    for (const path of ['/auth', '/auth/unknown', '/oauth2/unknown']) {
      expect(await (await get(path)).json()).toMatchObject({ status: 404, errorKey: 'route.notFound' });
      expect((await get(path, 'text/html')).status).toBe(404);
    }
    expect((await get('/', 'text/html', 'HEAD')).status).toBe((await get('/', 'text/html')).status);
  });
});
