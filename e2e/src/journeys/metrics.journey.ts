import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

describe('metrics page', () => {
  const stage = onStage();

  it('shows the state of the installation, and refreshes', async () => {
    const { page, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/metrics');
    await page.getByRole('heading', { name: 'Event loop delay' }).waitFor();
    await eventually(async () => expect(await page.locator('.sparkline').count()).toBe(8));
    await page.getByText('None. All events have been processed.').waitFor();
    await page.getByText('SQLite').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const call = page.locator('tr', { hasText: 'GET /api/admin/metrics' }).locator('td').first();
    await call.waitFor();
    expect(Number(await call.textContent())).toBeGreaterThan(0);
    expect(pageErrors).toEqual([]);
  });
});
