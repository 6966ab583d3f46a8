import { readCodeListRoute, saveCodeListRoute } from '@clearbench/contracts/code-list/routes';
import { readContentRoute, readReportRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { readFormatRoute, saveFormatRoute } from '@clearbench/contracts/format/routes';
import type { Page } from 'playwright-core';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import { fileWith, openFile } from './editor-page.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const formatId = 'sct-2025-pacs.008.001.08';
const findingOf = (page: Page, ruleId: string) =>
  page.locator('.ed-finding', { has: page.locator('code', { hasText: new RegExp(`^${ruleId}$`) }) });

describe('a report from before administrators changed its settings', () => {
  const stage = onStage();
  let admin: BenchClient;
  let client: BenchClient;
  let tester: TestBrowser;
  let fileId: string;
  beforeAll(async () => {
    admin = await benchClient(stage.url, 'admin');
    client = await benchClient(stage.url, 'tester');
    tester = await stage.signedIn('tester');
    const clean = await fileWith(stage.url, { amount: '10.00' }, 'clean.xml');
    const { reply: text } = await client.call(readContentRoute, { params: { fileId: clean }, query: {} });
    const wrong = text.replaceAll('>SLEV<', '>SHAR<').replace('<RmtInf>', '<Purp><Cd>SALA</Cd></Purp><RmtInf>');
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName: 'kept.xml' };
    const { reply } = await client.call(uploadFileRoute, { query, body: wrong });
    fileId = reply.vipFileSummary.fileId;
  });

  const reported = async (): Promise<string> => {
    const { reply } = await client.call(readReportRoute, { params: { fileId }, query: {} });
    return reply.validationMessages.map(({ severity, ruleId }) => `${severity} ${ruleId}`).join();
  };
  const becomes = (wanted: string) => until(async () => ((await reported()) === wanted ? wanted : undefined), 60_000);

  it('is updated when its file is opened, with the current format', async () => {
    expect(await reported()).toBe('Error P-11');
    const { reply: format } = await admin.call(readFormatRoute, { params: { formatId } });
    const body = { formatId, basedOn: format.version, severities: { 'P-11': 'Warning' as const } };
    expect((await admin.call(saveFormatRoute, { body })).status).toBe(200);
    expect(await reported()).toBe('Error P-11');
    await openFile(tester.page, fileId);
    await findingOf(tester.page, 'P-11').locator('.ed-severity-Warning').waitFor();
    expect(await becomes('Warning P-11')).toBeDefined();
  });

  it('is updated while its file is open, with the current code list', async () => {
    const { reply: list } = await admin.call(readCodeListRoute, { params: { name: 'purpose' } });
    const { SALA: _, ...codes } = list.codes;
    const body = { name: list.name, title: list.title, basedOn: list.version, codes };
    expect((await admin.call(saveCodeListRoute, { body })).status).toBe(200);
    await findingOf(tester.page, 'P-07').waitFor();
    const foundToo = async () => (await reported()).includes('P-07') || undefined;
    expect(await until(foundToo, 60_000)).toBe(true);
    expect(tester.pageErrors).toEqual([]);
  });
});
