import { setTimeout as after } from 'node:timers/promises';
import { readCodeListRoute } from '@clearbench/contracts/code-list/routes';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

const csv = (...lines: readonly string[]): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'codes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

describe('code lists', () => {
  const stage = onStage();

  it('are changed, reset, imported from a file and deleted', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/formats/codelists');
    await page.getByRole('link', { name: 'Purposes', exact: true }).click();
    await page.getByRole('heading', { name: '329 codes' }).waitFor();
    await page.getByLabel('Search codes').fill('salary');
    await page.getByRole('button', { name: 'SALA', exact: true }).click();
    await page.getByText('rule P-07, which reports the code if you remove it').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove code' }).click();
    await page.getByRole('heading', { name: '328 codes' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Saved').first().waitFor();
    const read = async (name: string) =>
      (await (await page.request.get(readCodeListRoute.path.replace(':name', name))).json()) as Record<string, unknown>;
    // A plain request waits for no position: read models may lag.
    const comesTo = async (name: string, version: number) => {
      for (let attempt = 0; attempt < 50 && (await read(name)).version !== version; attempt++) await after(100);
      return read(name);
    };
    expect(await comesTo('purpose', 1)).toMatchObject({ changed: true, version: 1 });

    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await page.waitForURL('**/formats/codelists');
    expect(await comesTo('purpose', 0)).toMatchObject({ changed: false, version: 0 });

    await page.getByRole('link', { name: 'Cancellation reasons', exact: true }).click();
    await page.getByRole('button', { name: 'DUPL', exact: true }).click();
    await page.getByText('list “SCT: recall reasons”, which rule R-07 uses').waitFor();
    await page.getByRole('button', { name: 'Remove code' }).click();
    await page.getByRole('button', { name: 'DUPL', exact: true }).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+s');
    await page.getByText('DUPL is also in subsets of this list').waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('link', { name: 'Code lists' }).click();

    await page.getByRole('link', { name: 'New code list' }).click();
    await page.getByLabel('Short name').fill('house codes');
    await page.getByLabel('Title').fill('House codes');
    const file = page.locator('input[type="file"]');
    await file.setInputFiles(csv('code,en', 'A1,one', 'A 2,two'));
    await page.getByText('line 3, column “code”').waitFor();
    await file.setInputFiles(csv('code;en;de', 'A1;one;eins', 'A2;two;zwei'));
    await page.getByText('2 added, 0 changed, 0 removed').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL('**/codelists/house_codes');
    expect(await comesTo('house_codes', 1)).toMatchObject({ codes: { A2: { texts: { en: 'two', de: 'zwei' } } } });
    // The invalid file was refused on purpose.
    expect(pageErrors.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
    await context.close();
  });
});
