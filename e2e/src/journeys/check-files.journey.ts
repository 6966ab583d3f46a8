import { readFile } from 'node:fs/promises';
import { listFilesRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';
import { storedArchive } from './stored-archive.ts';

const good = (id: string): string => samplePayment(id, '1.00');
const bad = (id: string): string => good(id).replace('SLEV', 'SHAR');
const place = { environmentToken: 'sct', rbVersion: '2025' } as const;

describe('validating many files', () => {
  const stage = onStage();
  let visitor: TestBrowser;
  let page: Page;
  let client: Awaited<ReturnType<typeof benchClient>>;
  beforeAll(async () => {
    client = await benchClient(stage.url, 'tester');
    for (const [fileName, body] of [
      ['kept-good.xml', good('KEPT1')],
      ['kept-bad.xml', bad('KEPT2')],
    ] as const)
      await client.call(uploadFileRoute, { query: { ...place, fileName }, body });
    visitor = await stage.signedIn('tester');
    page = visitor.page;
  });
  afterAll(() => expect(visitor.pageErrors).toEqual([]));

  const row = (name: string) => page.locator('.check-row', { hasText: name });
  const stored = async (): Promise<number> => (await client.call(listFilesRoute, { query: place })).reply.total;
  const choose = (...files: readonly { name: string; content: string | Buffer }[]) =>
    page
      .locator('input[type="file"]')
      .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })));

  it('validates selected files of the list, and opens their findings', async () => {
    await page.goto('/files/sct/2025');
    for (const name of ['kept-good.xml', 'kept-bad.xml'])
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Validate' }).click();
    await page.getByText('2 of 2 done').waitFor();
    await row('kept-good.xml').getByText('No findings').waitFor();
    await page.getByRole('button', { name: 'Findings of kept-bad.xml' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await row('kept-bad.xml')
      .getByRole('link', { name: /charge bearer/ })
      .click();
    await page.locator('.ed-finding[data-current]', { hasText: 'P-11' }).waitFor();
    await page.goBack();
    await page.getByText('2 of 2 done').waitFor();
  });

  it('validates external files and archives without storing them', async () => {
    const before = await stored();
    const archive = storedArchive([
      { name: 'folder/zip-good.xml', text: good('ZIP1') },
      { name: 'folder/zip-bad.xml', text: bad('ZIP2') },
    ]);
    await choose(
      { name: 'all.zip', content: archive },
      { name: 'loose.xml', content: bad('LOOSE') },
      { name: 'empty.xml', content: '' },
    );
    await page.getByText('6 of 6 done').waitFor();
    await row('zip-good.xml').getByText('No findings').waitFor();
    await row('zip-bad.xml').getByText('1 error').waitFor();
    await row('empty.xml').getByText('The file is empty.').waitFor();
    expect(await stored()).toBe(before);
    await page.getByRole('button', { name: '2 valid' }).click();
    await row('zip-good.xml').waitFor({ state: 'detached' });
    await eventually(async () => expect(await page.locator('.check-row').count()).toBe(4));
    await page.getByRole('button', { name: '2 valid' }).click();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('exports all reports together', async () => {
    await page.getByRole('button', { name: 'Export reports' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'As JUnit' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^checks-\d{8}-\d{6}\.report\.junit\.xml$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.match(/<testsuite /g)).toHaveLength(6);
    expect(text).toContain('<testsuites name="Clearbench" tests="6" failures="3" errors="1"');
    expect(text).toContain('<error message="The file is empty."/>');
  });

  it('stops on request, and continues from there', async () => {
    await page.getByRole('button', { name: 'Clear list' }).click();
    await choose(...Array.from({ length: 200 }, (_, at) => ({ name: `many-${at}.xml`, content: good(`MANY${at}`) })));
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped').first().waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('200 of 200 done').waitFor();
    await page.getByRole('button', { name: '200 valid' }).waitFor();
  });
});
