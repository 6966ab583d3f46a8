import type { Page } from 'playwright-core';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

// The state pages poll every 10 seconds: limits of 8 seconds prove that an event or a return to the page was the cause.
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Brings the page to the front. Not awaited: a page that is navigating never answers. */
const looksAgain = (page: Page): void => {
  page.evaluate("window.dispatchEvent(new Event('focus'))").catch(() => undefined);
};

/** Back at the sign-in state page, which is rendered; a browser that closes during a navigation may never answer. */
const outAgain = async (page: Page): Promise<void> => {
  await page.waitForURL('**/login/rejected');
  await page.getByRole('heading', { name: 'Your account was not approved' }).waitFor();
};

describe('accounts without access', () => {
  const stage = onStage();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(stage.url, 'admin');
  });

  /** Signs in with a target path, and ends at a state page. */
  const stopped = async (account: string, gate: string, wanted = '/') => {
    const visitor = await stage.visitor();
    await visitor.page.goto(wanted);
    await visitor.page.locator(`button[value="${account}"]`).click();
    await visitor.page.waitForURL(`**${gate}`);
    await visitor.page.getByRole('button', { name: 'Sign out' }).waitFor();
    return visitor;
  };

  it.each([
    ['rejected', '/login/rejected', 'Your account was not approved'],
    ['disabled', '/login/disabled', 'Your account is disabled'],
    ['waiting', '/login/approvalWait', 'Your account is waiting for approval'],
  ])('see their state: %s', async (account, gate, title) => {
    const { page, context, pageErrors } = await stopped(account, gate, '/profile');
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · Clearbench`);
    for (const elsewhere of ['/', '/faq', '/admin/usermanagement', '/login/', '/login/verify']) {
      await page.goto(elsewhere);
      await page.waitForURL(`**${gate}`);
    }
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it.each(['verify', 'disabled', 'approvalWait', 'rejected'])(
    'cannot see other states: a tester does not see /login/%s',
    async (gate) => {
      const { page, context } = await stage.signedIn('tester');
      await page.goto(`/login/${gate}`);
      await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
      await context.close();
    },
  );

  it('continue to their target once approved, without a click', async () => {
    const { page, context } = await stopped('waiting', '/login/approvalWait', '/profile');
    await administration(admin).change('waiting', { approvedState: 'APPROVED' });
    await page.waitForURL('**/profile');
    await page.getByText('waiting@demo.clearbench.example').first().waitFor();
    await page.getByTitle('Live: changes on the server appear here automatically.').waitFor();
    await context.close();
  });

  it('continue at once when they return to the page', async () => {
    const { page, context } = await stopped('rejected', '/login/rejected', '/faq');
    await administration(admin).change('rejected', { approvedState: 'APPROVED' });
    looksAgain(page);
    await page.waitForURL('**/faq');
    await administration(admin).change('rejected', { approvedState: 'REJECTED' });
    await outAgain(page);
    await context.close();
  });

  it('continue when approval is no longer required', async () => {
    const { page, context } = await stopped('rejected', '/login/rejected');
    await administration(admin).set({ newUserNeedApproval: false });
    looksAgain(page);
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
    await administration(admin).set({ newUserNeedApproval: true });
    await outAgain(page);
    await context.close();
  });

  it('are signed out in every browser when disabled, and return when enabled', async () => {
    const [one, other] = [await stage.signedIn('tester2'), await stage.signedIn('tester2')];
    await one.page.goto('/');
    await other.page.goto('/profile');
    await other.page.getByTitle('Live: changes on the server appear here automatically.').waitFor();
    await administration(admin).change('tester2', { userState: 'DISABLED' });
    for (const { page } of [one, other]) await page.waitForURL('**/login/disabled');
    await eventually(async () =>
      expect(await other.page.getByRole('heading').textContent()).toBe('Your account is disabled'),
    );
    await administration(admin).change('tester2', { userState: 'ENABLED' });
    looksAgain(other.page);
    await other.page.waitForURL('**/profile');
    for (const { context } of [one, other]) await context.close();
  });

  it('are signed out by their next request without a live connection', async () => {
    const { page, context } = await stage.visitor();
    // The request hangs instead of failing, because a failure makes the page poll.
    await page.route(/\/messaging\//, () => undefined);
    await page.goto('/files/sct/2025');
    await page.locator('button[value="tester2"]').click();
    // The page has no pending request: the next request is the one made here.
    await page.getByText('No files yet').waitFor();
    await administration(admin).change('tester2', { userState: 'DISABLED' });
    await page.getByRole('navigation').getByRole('link', { name: 'New file' }).click();
    await page.waitForURL('**/login/disabled');
    await administration(admin).change('tester2', { userState: 'ENABLED' });
    await context.close();
  });

  it('may delete their account, after an explanation of the consequences', async () => {
    const { page, context } = await stopped('rejected', '/login/rejected');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByText('This cannot be undone.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(pathOf(page)).toBe('/login/rejected');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('Your account was deleted.').waitFor();
    await page.goto('/');
    await page.locator('button[value="rejected"]').waitFor();
    await context.close();
  });
});
