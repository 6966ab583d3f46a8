import type { Page } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { until } from '../client/until.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const ask = (page: Page, question: string): Promise<string> => page.evaluate(question) as Promise<string>;
const accentOf = (page: Page): Promise<string> =>
  ask(page, 'getComputedStyle(document.documentElement).getPropertyValue("--primary-600").trim()');
const iconOf = (page: Page): Promise<string> => ask(page, 'document.querySelector("link[rel=icon]").href');

const soon = async (what: () => Promise<string>, expected: string): Promise<void> =>
  void (await until(async () => (await what()).includes(expected) || undefined));
const wears = (page: Page, color: string): Promise<void> => soon(() => accentOf(page), color);
const svg = (more: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">${more}</svg>`);

describe('look and feel', () => {
  const stage = onStage();
  let admin: TestBrowser;
  let other: TestBrowser;
  beforeAll(async () => {
    [admin, other] = await Promise.all([stage.signedIn('admin'), stage.signedIn('tester')]);
    await other.page.goto('/');
  });

  it('is previewed, checked for contrast, saved, and applied to every open page at once', async () => {
    const { page } = admin;
    await page.goto('/admin/whitelabel/appearance');
    const primary = page.getByLabel('Primary colour', { exact: true });
    await primary.fill('red;}');
    await page.getByText('is not a valid colour').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isEnabled()).toBe(false);
    expect(await accentOf(page)).toBe('#2f5bd3');

    await primary.fill('gold');
    await wears(page, '#ffd700');
    await eventually(async () => expect(await page.getByText('Fails AA').count()).toBeGreaterThan(0));
    await page.getByRole('button', { name: /the nearest colour with enough contrast/ }).click();
    expect(await page.getByText('Fails AA').count()).toBe(0);
    const chosen = await primary.inputValue();
    await wears(page, chosen);
    expect(await accentOf(other.page)).toBe('#2f5bd3');

    await page.keyboard.press('Control+s');
    await page.getByText('Saved').first().waitFor();
    await wears(other.page, chosen);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText(chosen).first().waitFor();
    await page.getByRole('button', { name: 'Reset colours' }).click();
    await wears(other.page, '#2f5bd3');
    expect([...admin.pageErrors, ...other.pageErrors]).toEqual([]);
  });

  it('accepts a logo without its active content, and refuses files that are not images', async () => {
    const { page } = admin;
    await page.goto('/admin/whitelabel/assets');
    const upload = (name: string, buffer: Buffer) =>
      page
        .locator(`input[type=file][aria-label="${name}"]`)
        .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer });
    await upload('Logo', Buffer.from('MZ'));
    await page.getByText('This file type is not supported').waitFor();
    await upload('Logo', svg('<script>document.title="caught"</script><rect width="120" height="40" fill="teal"/>'));
    await page.locator('.asset-sample[data-asset="logo-light"] img').waitFor();
    await other.page.locator('.brand .brand-logo').waitFor();
    await eventually(async () => expect(await other.page.locator('.brand .brand-name').isVisible()).toBe(false));
    expect((await other.page.locator('.brand .brand-logo').boundingBox())?.width).toBeCloseTo(78, 0);

    await upload('Favicon', svg('<circle r="9"/>'));
    await soon(() => iconOf(other.page), 'favicon?v=');
    await upload('Sign-in image', svg('<rect width="120" height="40" fill="navy"/>'));
    await page.locator('.asset-sample[data-asset="login-picture"] img').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const waiting = await stage.visitor();
    await waiting.page.goto('/');
    await waiting.page.locator('button[value="waiting"]').click();
    await waiting.page.locator('.sign-in .brand-logo').waitFor();
    expect(await seriousFindings(waiting.page)).toEqual([]);

    await page.getByRole('button', { name: 'Logo: remove' }).click();
    await other.page.locator('.brand .brand-name').waitFor();
    // The one refused upload.
    expect(admin.pageErrors).toEqual([expect.stringContaining('status of 400')]);
    expect([...other.pageErrors, ...waiting.pageErrors]).toEqual([]);
  });
});
