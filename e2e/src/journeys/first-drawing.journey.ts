import { changeProfileRoute, readProfileRoute } from '@clearbench/contracts/user/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { uploaded } from './huge-text.ts';
import { onStage } from './journey-context.ts';

const list = '/files/sct/2025';
const drawn = '#first-screen';

/** The visible text of the header or the page. */
const textOf = (page: Page, part: string): Promise<string> => page.locator(part).innerText();
const parts = ['.tabs', 'main'] as const;

describe('the first drawing of the file list', () => {
  const stage = onStage();
  const withoutScripts = async (page: Page): Promise<void> => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.mainFrame().goto(list);
  };

  beforeAll(async () => {
    for (const name of ['first', 'second']) await uploaded(stage.url, `${name}.xml`, samplePayment(name, '1.00'));
  });

  it('shows the files before the code of the page has arrived, as the application shows them', async () => {
    const early = await stage.signedIn('tester');
    await withoutScripts(early.page);
    await early.page.locator(`${drawn} .name-link`, { hasText: 'second.xml' }).waitFor();
    const before = await Promise.all(parts.map((part) => textOf(early.page, `${drawn} ${part}`)));

    const { page, pageErrors } = await stage.signedIn('tester');
    await page.goto(list);
    await page.getByRole('link', { name: 'second.xml' }).waitFor();
    expect(await page.locator(drawn).count()).toBe(0);
    expect(await Promise.all(parts.map((part) => textOf(page, `#root ${part}`)))).toEqual(before);
    expect(pageErrors).toEqual([]);
  });

  it('is replaced without a request for what came with it, and without a shift', async () => {
    const { page } = await stage.signedIn('tester');
    await page.addInitScript(`
      globalThis.shifts = [];
      const moved = ({ node, previousRect: { x, y }, currentRect }) =>
        [x, y, 'to', currentRect.x, currentRect.y, node?.outerHTML?.slice(0, 200) ?? node?.textContent].join(' ');
      const shift = ({ value, sources }) => [value, ...sources.map(moved)].join('; ');
      new PerformanceObserver((seen) => shifts.push(...seen.getEntries().map(shift)))
        .observe({ type: 'layout-shift', buffered: true });
    `);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    // Once connected, the page reads again what may have changed.
    await page.route('**/messaging/**', () => undefined);
    await page.goto(list);
    await page.getByRole('link', { name: 'second.xml' }).waitFor();
    expect(asked).toContain('GET /api/public/translations/json/en');
    for (const read of ['POST /api/public/userinfo', 'GET /api/app-settings', 'GET /api/files/conversations'])
      expect(asked).not.toContain(read);
    expect(await page.evaluate('shifts')).toEqual([]);
  });

  it('is in the language of the account, and hidden where this browser shows another language or view', async () => {
    const client = await benchClient(stage.url, 'tester');
    const { reply } = await client.call(readProfileRoute, {});
    await client.call(changeProfileRoute, { body: { ...reply, language: 'de' } });
    const { page } = await stage.signedIn('tester');
    await withoutScripts(page);
    await page.locator(drawn).getByText('Geändert').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    for (const [key, value] of [
      ['clearbench-language', 'fr'],
      ['file-list-view', '"files"'],
    ]) {
      await page.evaluate(`localStorage.clear(); localStorage.setItem('${key}', '${value}')`);
      await page.mainFrame().goto(list);
      expect(await page.locator(drawn).isVisible()).toBe(false);
    }
    await client.call(changeProfileRoute, { body: reply });
  });

  it('is not sent without a session: before signing in, and after signing out', async () => {
    const { page, context } = await stage.signedIn('tester');
    const sent = async () => (await context.request.get(list)).text();
    expect(await sent()).toContain('second.xml');
    await page.goto(list);
    await page.getByRole('button', { name: 'Account of Tessa Tester' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login?signedOut');
    expect(await sent()).not.toContain('page-answers');
    expect(await (await (await stage.visitor()).context.request.get(list)).text()).not.toContain('page-answers');
  });

  it('is that of its own visitor where several open the list at once', async () => {
    const names = { tester: 'Tessa Tester', tester2: 'Bruno Tester', admin: 'Ida Admin' } as const;
    const visitors = await Promise.all(
      Object.entries(names).map(async ([account, name]) => ({ name, ...(await stage.signedIn(account)) })),
    );
    for (let round = 0; round < 3; round++) {
      const sent = visitors.map(async ({ name, context }) => [name, await (await context.request.get(list)).text()]);
      for (const [name = '', text] of await Promise.all(sent)) {
        expect(Object.values(names).filter((each) => text?.includes(`Account of ${each}`))).toEqual([name]);
      }
    }
    await Promise.all(visitors.map(({ context }) => context.close()));
  });
});
