import type { Page } from 'playwright-core';
import { administration } from '../client/administration.ts';
import { benchClient } from '../client/bench-client.ts';
import { seriousFindings } from './axe.ts';
import { fileWith, openFile, retype, saved } from './editor-page.ts';
import { onStage } from './journey-context.ts';

/** The number of drafts in the browser's database. */
const storedTexts = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opened = indexedDB.open('clearbench-drafts');
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const counted = opened.result.transaction('texts').objectStore('texts').count();
      counted.onsuccess = () => resolve(counted.result);
    };
  })`);

describe('signing out', () => {
  const stage = onStage();
  const signOut = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Account of Tessa Tester' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const isOut = (page: Page): Promise<void> => page.waitForURL('**/login?signedOut');
  const signInAgain = async (page: Page): Promise<void> => {
    await page.goto('/');
    await page.locator('button[value="tester"]').click();
    await page.getByRole('button', { name: 'Account of Tessa Tester' }).waitFor();
  };

  it('offers to keep or delete an unsaved draft', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'left-behind');
    const { page, context, pageErrors } = await stage.signedIn('tester');
    // Saving fails; everything else works.
    await page.route(`**/api/files/${fileId}/content`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await openFile(page, fileId);
    await retype(page, 'SLEV', 'DEBT');
    const question = page.getByRole('dialog', { name: 'One text is not saved' });

    await signOut(page);
    await question.getByRole('link', { name: 'left-behind.xml' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await page.locator('.view-line').getByText('DEBT', { exact: true }).waitFor();

    await signOut(page);
    await question.getByRole('button', { name: 'Keep and sign out' }).click();
    await isOut(page);
    expect(await storedTexts(page)).toBe(1);
    await signInAgain(page);
    await openFile(page, fileId);
    await page.locator('.view-line').getByText('DEBT', { exact: true }).waitFor();

    await signOut(page);
    await question.getByRole('button', { name: 'Remove and sign out' }).click();
    await isOut(page);
    expect(await storedTexts(page)).toBe(0);
    await signInAgain(page);
    await openFile(page, fileId);
    await page.locator('.view-line').getByText('SLEV', { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('opens a file and signs out in a browser whose database does not answer', async () => {
    const fileId = await fileWith(stage.url, { amount: '11.00' }, 'without-database');
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await page.addInitScript('indexedDB.open = () => ({})');
    await openFile(page, fileId);
    await page.getByText('This browser did not return what it may have stored for this file.').waitFor();
    await retype(page, 'SLEV', 'SHAR');
    await saved(page, 2);
    expect(await seriousFindings(page)).toEqual([]);
    await signOut(page);
    await isOut(page);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('ends the sessions of other browsers, where the profile selects it', async () => {
    const [here, there] = [await stage.signedIn('tester2'), await stage.signedIn('tester2')];
    await there.page.goto('/faq');
    await there.page.getByTitle('Live: changes on the server appear here automatically.').waitFor();
    await here.page.goto('/profile');
    await here.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await Promise.all([isOut(here.page), there.page.waitForURL('**/login?ended=endedByUser')]);
    await there.page.getByText('You signed out of all sessions of your account.').waitFor();
    expect([...here.pageErrors, ...there.pageErrors]).toEqual([]);
    await Promise.all([here.context.close(), there.context.close()]);
  });

  it('needs no question after typing: the draft is saved first', async () => {
    const fileId = await fileWith(stage.url, { amount: '11.00' }, 'just-typed');
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await retype(page, 'SLEV', 'CRED');
    await signOut(page);
    await isOut(page);
    expect(await storedTexts(page)).toBe(0);
    await signInAgain(page);
    await openFile(page, fileId);
    await page.locator('.view-line').getByText('CRED', { exact: true }).waitFor();
    await context.close();
  });

  it('is reported with its reason when an administrator ends the session, and the draft is back after sign-in', async () => {
    const fileId = await fileWith(stage.url, { amount: '12.00' }, 'interrupted');
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await page.route(`**/api/files/${fileId}/content`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await openFile(page, fileId);
    await retype(page, 'SLEV', 'DEBT');
    await administration(await benchClient(stage.url, 'admin')).endSessions('tester');
    await page.waitForURL('**/login?ended=endedByAdministrator&kept=1');
    await page.getByText('An administrator ended all sessions of your account.').waitFor();
    await page.getByText('One unsaved text is kept in this browser.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /Continue with/ }).click();
    await page.locator('button[value="tester"]').click();
    await page.waitForURL(`**/file/${fileId}`);
    await page.locator('.view-line').getByText('DEBT', { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
