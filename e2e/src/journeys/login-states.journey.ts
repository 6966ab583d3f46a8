import type { Page } from 'playwright-core';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './stage.ts';

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Comes back to the page. Not waited for: a page that is just leaving by itself never answers. */
const looksAgain = (page: Page): void => {
  page.evaluate("window.dispatchEvent(new Event('focus'))").catch(() => undefined);
};

/** Back at the gate, and the gate is there: a browser told to close in the middle of leaving may never answer. */
const outAgain = async (page: Page): Promise<void> => {
  await page.waitForURL('**/login/rejected', { timeout: 3_000 });
  await page.getByRole('heading', { name: 'Your account was not approved' }).waitFor();
};

describe('accounts that may not come in', () => {
  const stage = onStage();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(stage.url, 'admin');
  });

  /** Signs in with a wish to go somewhere, and ends at a gate. */
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
    ['disabled', '/login/disabled', 'This account is disabled'],
    ['waiting', '/login/approvalWait', 'Your account waits for approval'],
  ])('are told so: %s', async (account, gate, title) => {
    const { page, context, complaints } = await stopped(account, gate, '/profile');
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · Clearbench`);
    for (const elsewhere of ['/', '/faq', '/admin/usermanagement', '/login/', '/login/verify']) {
      await page.goto(elsewhere);
      await page.waitForURL(`**${gate}`);
    }
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['verify', 'disabled', 'approvalWait', 'rejected'])(
    'are nobody else: a tester does not see /login/%s',
    async (gate) => {
      const { page, context } = await stage.signedIn('tester');
      await page.goto(`/login/${gate}`);
      await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
      await context.close();
    },
  );

  it('come in without pressing anything once approved, to where they wanted to go', async () => {
    const { page, context } = await stopped('waiting', '/login/approvalWait', '/profile');
    await administration(admin).change('waiting', { approvedState: 'APPROVED' });
    await page.waitForURL('**/profile', { timeout: 15_000 });
    await page.getByText('waiting@demo.clearbench.example').first().waitFor();
    await page.getByTitle('Live: what changes on the server shows here by itself.').waitFor();
    await context.close();
  });

  it('come in at once when they come back to the page', async () => {
    const { page, context } = await stopped('rejected', '/login/rejected', '/faq');
    await administration(admin).change('rejected', { approvedState: 'APPROVED' });
    looksAgain(page);
    await page.waitForURL('**/faq', { timeout: 3_000 });
    await administration(admin).change('rejected', { approvedState: 'REJECTED' });
    await outAgain(page);
    await context.close();
  });

  it('come in when approval is no longer asked for', async () => {
    const { page, context } = await stopped('rejected', '/login/rejected');
    await administration(admin).set({ newUserNeedApproval: false });
    looksAgain(page);
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'), { timeout: 3_000 });
    await administration(admin).set({ newUserNeedApproval: true });
    await outAgain(page);
    await context.close();
  });

  it('are thrown out of every browser the moment they are disabled, and find back when enabled', async () => {
    const [one, other] = [await stage.signedIn('tester2'), await stage.signedIn('tester2')];
    await other.page.goto('/profile');
    await other.page.getByTitle('Live: what changes on the server shows here by itself.').waitFor();
    await administration(admin).change('tester2', { userState: 'DISABLED' });
    for (const { page } of [one, other]) await page.waitForURL('**/login/disabled', { timeout: 5_000 });
    expect(await other.page.getByRole('heading').textContent()).toBe('This account is disabled');
    await administration(admin).change('tester2', { userState: 'ENABLED' });
    looksAgain(other.page);
    await other.page.waitForURL('**/profile', { timeout: 3_000 });
    for (const { context } of [one, other]) await context.close();
  });

  it('are thrown out by their next call where nothing is heard live', async () => {
    const { page, context } = await stage.visitor();
    // Never answered rather than refused: a refusal makes the page look by itself.
    await page.route(/\/messaging\//, () => undefined);
    await page.goto('/files/sct/2025');
    await page.locator('button[value="tester2"]').click();
    // The page has nothing more to ask by itself: the next call is the one made here.
    await page.getByText('No files here yet').waitFor();
    await administration(admin).change('tester2', { userState: 'DISABLED' });
    await page.getByRole('navigation').getByRole('link', { name: 'New file' }).click();
    await page.waitForURL('**/login/disabled', { timeout: 5_000 });
    await administration(admin).change('tester2', { userState: 'ENABLED' });
    await context.close();
  });

  it('may delete their account, once they have read what goes and what stays', async () => {
    const { page, context } = await stopped('rejected', '/login/rejected');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByText('Nobody can bring them back.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(pathOf(page)).toBe('/login/rejected');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Your account is deleted.').waitFor();
    await page.goto('/');
    await page.locator('button[value="rejected"]').waitFor();
    await context.close();
  });
});
