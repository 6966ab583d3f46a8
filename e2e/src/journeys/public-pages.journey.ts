import type { Page } from 'playwright-core';
import { administration } from '../client/administration.ts';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { appearances } from './appearances.ts';
import { openStage } from './journey-context.ts';
import { onMailStage } from './mail-journey-context.ts';
import { expectAccessible } from './page-checks.ts';

describe('public pages', () => {
  const here = onMailStage();

  it.each(appearances)('are accessible, $colorScheme, narrow: $narrow', async (look) => {
    const { page, context, pageErrors } = await here.stage.visitor(look);
    const pages = [
      '/public/imprint',
      '/public/privacypolicy',
      '/public/terms',
      '/public/contact',
      '/public/contact/sent',
    ];
    for (const path of [...pages, '/404', '/login?signedOut']) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await expectAccessible(page);
    }
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('are in the selected language', async () => {
    const { page, context } = await here.stage.visitor();
    await page.goto('/public/imprint');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Mentions légales' }).waitFor();
    await context.close();
  });

  const write = async (page: Page): Promise<void> => {
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Your e-mail address').fill('ada@bank.example');
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Message', { exact: true }).fill('How do I get an account?');
  };

  it('send a message; the draft survives a failure and a reload', async () => {
    const { page, context, pageErrors } = await here.stage.visitor();
    await page.goto('/login?signedOut');
    await page.getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await eventually(async () => expect(await page.getByRole('alert').count()).toBe(4));
    await write(page);
    here.box.unwanted.add('help@bank.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/public/contact/error');
    await page.reload();
    await eventually(async () => expect(await page.getByLabel('Subject').inputValue()).toBe('A question'));
    await page.getByText('could not be sent').waitFor();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay on page' }).click();
    await eventually(async () => expect(await page.getByLabel('Subject').inputValue()).toBe('A question'));
    here.box.unwanted.clear();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/public/contact/sent');
    expect((await here.box.letterTo('help@bank.example')).text).toContain('How do I get an account?');
    await page.getByRole('link', { name: 'Send another message' }).click();
    await eventually(async () => expect(await page.getByLabel('Subject').inputValue()).toBe(''));
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('are shown only where administrators enable them', async () => {
    await administration(await benchClient(here.stage.url, 'admin')).set({
      legalTexts: { imprint: true, privacypolicy: true, terms: false },
    });
    const { page, context } = await here.stage.visitor();
    await page.goto('/public/terms');
    await page.waitForURL('**/404');
    await page.goto('/public/imprint');
    await page.getByRole('heading', { name: 'Imprint' }).waitFor();
    expect(await page.getByRole('link', { name: 'Terms of use' }).count()).toBe(0);
    await page.goto('/public/contact/nonsense');
    await page.waitForURL('**/404');
    await context.close();
  });
});

describe('an installation without outgoing mail', () => {
  it('has no contact page', async () => {
    const stage = await openStage();
    const { page } = await stage.visitor();
    await page.goto('/public/contact');
    await page.waitForURL('**/404');
    await page.getByText('Page not found').waitFor();
    await stage.close();
  });
});
