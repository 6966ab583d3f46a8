import { seriousFindings } from './axe.ts';
import { onStage } from './stage.ts';

describe('the page of metrics', () => {
  const stage = onStage();

  it('shows how the installation is doing, and reads it again by itself', async () => {
    const { page, complaints } = await stage.signedIn('admin');
    await page.goto('/admin/metrics');
    await page.getByRole('heading', { name: 'Event loop delay' }).waitFor();
    expect(await page.locator('.sparkline').count()).toBe(8);
    await page.getByText('None: every reader has digested every event.').waitFor();
    await page.getByText('SQLite').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const call = page.locator('tr', { hasText: 'GET /api/admin/metrics' }).locator('td').first();
    await call.waitFor({ timeout: 12_000 });
    expect(Number(await call.textContent())).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});
