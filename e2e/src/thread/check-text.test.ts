import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'sample.xml' } as const;
const broken = samplePayment('PROGRAM', '1.00').replace('SLEV', 'SHAR');

describe('validation of a text without storing it', () => {
  const here = serving({ CLEARBENCH_LARGEST_CONTENT: '200000' });

  const files = async (): Promise<number> =>
    (await here.tester.call(listFilesRoute, { query: { environmentToken: 'sct', rbVersion: '2025' } })).reply.total;

  const requested = async (accept: string, language = 'en'): Promise<{ type: string; text: string }> => {
    const { browser } = here.tester;
    const address = `${checkTextRoute.path}?${new URLSearchParams({ ...query, language }).toString()}`;
    const headers = { Accept: accept, [xsrfHeader]: browser.cookie(xsrfCookie) ?? '' };
    const response = await browser.request(address, { method: 'POST', headers, body: broken });
    return { type: response.headers.get('Content-Type') ?? '', text: await response.text() };
  };

  it('returns the report of a file, and creates none', async () => {
    const before = await files();
    const { status, reply } = await here.tester.call(checkTextRoute, { query, body: broken });
    expect(status).toBe(200);
    expect(reply.validationReport.validationSummary).toMatchObject({ valid: false, rbVersion: '2025', errors: 1 });
    expect(reply.validationReport.validationMessages).toMatchObject([{ ruleId: 'P-11', value: 'SHAR' }]);
    expect(await files()).toBe(before);
  });

  it.each([
    ['text/csv', 'text/csv; charset=utf-8', /^file,[^\n]*\n"sample.xml","Error","P-11"/],
    ['application/xml', /^application\/xml/, /<testsuite name="sample.xml"[\s\S]*type="P-11"/],
    ['application/sarif+json', 'application/sarif+json', /"helpUri": "http:\/\/[^"]+\/explain\/rules\/P-11"/],
    ['text/html', 'text/html; charset=utf-8', /<!doctype html>[\s\S]*P-11/i],
    ['image/png', /^application\/json/, /"validationReport"/],
    ['application/sarif+json;q=0.1, text/csv', 'text/csv; charset=utf-8', /P-11/],
  ])('returns %s where a program accepts that', async (accept, type, text) => {
    const answered = await requested(accept);
    expect(answered.type).toMatch(type);
    expect(answered.text).toMatch(text);
  });

  it('uses the requested language', async () => {
    const [english, german] = await Promise.all(['en', 'de'].map((language) => requested('text/csv', language)));
    expect(german?.text).not.toBe(english?.text);
    expect((await requested('text/csv', 'xx')).text).toBe(english?.text);
  });

  it("counts for the plan's day, once for repeated commands", async () => {
    const used = async () => (await here.tester.call(readOwnPlanRoute, {})).reply.usedToday.validations;
    const before = await used();
    const commandId = crypto.randomUUID();
    for (const _ of [1, 2]) await here.tester.call(checkTextRoute, { query, body: broken, commandId });
    await here.tester.call(checkTextRoute, { query, body: broken });
    expect(await used()).toBe(before + 2);
  });

  it('checks the name only where there is one', async () => {
    const { fileName: _, ...nameless } = query;
    const { status, reply } = await here.tester.call(checkTextRoute, { query: nameless, body: broken });
    expect(status).toBe(200);
    expect(reply.validationReport.validationMessages).toMatchObject([{ ruleId: 'P-11' }]);
  });

  it('is refused where a file would be', async () => {
    const call = (body: string, environmentToken = 'sct') =>
      here.tester.call(checkTextRoute, { query: { ...query, environmentToken }, body });
    expect((await call('')).reply).toMatchObject({ errorKey: 'file.empty' });
    expect((await call('x'.repeat(200_001))).reply).toMatchObject({ errorKey: 'file.tooLarge' });
    expect((await call(broken, 'nowhere')).reply).toMatchObject({ errorKey: 'simEnv.notFound' });
  });
});
