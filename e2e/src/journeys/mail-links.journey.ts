import { type Links, linksIn } from '@clearbench/access/links/links';
import type { Browser } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { appearances } from './appearances.ts';
import { launchChromium } from './chromium.ts';
import { expectAccessible } from './page-checks.ts';

const secret = 'a secret that is only good for tests';
const soon = () => new Date(Date.now() + 3_600_000).toISOString();

describe('pages behind links in mails, in a browser', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  let browser: Browser;
  let links: Links;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await runServer(folder.path, { CLEARBENCH_SECRET: secret });
    browser = await launchChromium();
    links = linksIn({ publicUrl: server.url, secret });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await folder.remove();
  });

  it.each(appearances)('are accessible, $colorScheme, narrow: $narrow', async ({ colorScheme, narrow }) => {
    const width = narrow ? 390 : 1440;
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 844 }, locale: 'de-DE' });
    const page = await context.newPage();
    const pageErrors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 4')) pageErrors.push(message.text());
    });
    const facts = { of: 'nobody', linkId: 'none', expiresAt: soon() };
    const pages = [
      [await links.addressOf('verification', facts), 'Bestätigen Sie Ihre E-Mail-Adresse'],
      [await links.addressOf('invitation', facts), 'Ihre Einladung zu Clearbench'],
      [`${server.url}/auth/verify/done`, 'Ihre Adresse ist bestätigt'],
      [`${server.url}/auth/verify?token=nonsense`, 'Dieser Link funktioniert nicht'],
    ] as const;
    for (const [address, title] of pages) {
      await page.goto(address);
      await eventually(async () => expect(await page.locator('h1').textContent()).toBe(title));
      await expectAccessible(page);
    }
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('accept their form by keyboard and without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(await links.addressOf('invitation', { of: 'none', linkId: 'none', expiresAt: soon() }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.url}/login`);
    const stored = (await context.cookies()).find(({ name }) => name === 'clearbench-invitation');
    expect(stored).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await page.goto(await links.addressOf('verification', { of: 'nobody', linkId: 'none', expiresAt: soon() }));
    await page.getByRole('button').click();
    await eventually(async () => expect(await page.locator('h1').textContent()).toBe('This link does not work'));
    await context.close();
  });

  it('refuse a form of another site, however the visitor was made to submit it', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const address = new URL(await links.addressOf('invitation', { of: 'none', linkId: 'none', expiresAt: soon() }));
    // Another host name of the same machine is another site for the browser.
    const elsewhere = server.url.replace('localhost', '127.0.0.1');
    await page.route(`${elsewhere}/trap`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${address.origin}${address.pathname}"><input name="token" value="${address.searchParams.get('token')}"><button>Win</button></form>`,
      }),
    );
    await page.goto(`${elsewhere}/trap`);
    await page.getByRole('button').click();
    await page.getByText('This link does not work').waitFor();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('clearbench-invitation');
    await context.close();
  });
});
