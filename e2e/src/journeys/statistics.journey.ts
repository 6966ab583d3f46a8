import { readFile } from 'node:fs/promises';
import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

const saved = async (download: { path(): Promise<string> }): Promise<string> => readFile(await download.path(), 'utf8');

describe('statistics', () => {
  const stage = onStage();

  it('are shown, filtered, exported and replayed', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin', { colorScheme: 'dark' });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|unsafe-eval/i.test(message.text())) warnings.push(message.text());
    });
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.waitForURL('**/admin/statistics/timeline');
    const newcomers = page.getByRole('region', { name: 'New users' });
    await newcomers.locator('canvas').waitFor();
    await eventually(async () => expect(await page.getByText('No actions in this period.').count()).toBe(1));
    expect(await seriousFindings(page)).toEqual([]);

    // The demo's users signed up today; by domain they are the same.
    const total = await newcomers.locator('.legend-item').textContent();
    const people = Number(/\d+/.exec(total ?? '')?.[0]);
    expect(people).toBeGreaterThan(2);
    await page.getByLabel('Show tables').click();
    await page.waitForURL('**as=table');
    await eventually(async () =>
      expect(await newcomers.locator('tbody tr td').first().textContent()).toBe(String(people)),
    );
    await page.getByRole('button', { name: 'Hours' }).click();
    await page.waitForURL('**resolution=HOUR**');
    await newcomers.locator('tbody tr').nth(40).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await newcomers.getByRole('button', { name: 'Export: New users' }).click();
    const csv = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Data (CSV)' }).click();
    const counts = (await saved(await csv))
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',').at(-1)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(people);

    await page.getByRole('button', { name: 'Days' }).click();
    await page.getByLabel('Show tables').click();
    await newcomers.locator('canvas').waitFor();
    await newcomers.getByRole('button', { name: 'Export: New users' }).click();
    const svg = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Image (SVG)' }).click();
    expect(await saved(await svg)).toMatch(/^<svg[^>]*>[\s\S]*New users/);

    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await page.getByLabel('Speed').selectOption('As fast as possible');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Recalculated').waitFor();
    await eventually(async () => expect(await newcomers.locator('.legend-item').textContent()).toBe(total));
    expect(await seriousFindings(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    expect(warnings).toEqual([]);
    await context.close();
  });
});
