import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.ts';
import { fileWith, openFile, retype } from './editor-page.ts';
import { onStage } from './stage.ts';

/** How many texts lie in the browser's database. */
const keptTexts = (page: Page): Promise<number> =>
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

  it('asks what becomes of a text that could not be saved, keeps or removes it, and says so', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'left-behind');
    const { page, context, complaints } = await stage.signedIn('tester');
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
    expect(await keptTexts(page)).toBe(1);
    await signInAgain(page);
    await openFile(page, fileId);
    await page.locator('.view-line').getByText('DEBT', { exact: true }).waitFor();

    await signOut(page);
    await question.getByRole('button', { name: 'Remove and sign out' }).click();
    await isOut(page);
    expect(await keptTexts(page)).toBe(0);
    await signInAgain(page);
    await openFile(page, fileId);
    await page.locator('.view-line').getByText('SLEV', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('ends the sessions of other browsers, too, where the profile was asked to', async () => {
    const [here, there] = [await stage.signedIn('tester2'), await stage.signedIn('tester2')];
    await there.page.goto('/faq');
    await there.page.getByTitle('Live: what changes on the server shows here by itself.').waitFor();
    await here.page.goto('/profile');
    await here.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await Promise.all([isOut(here.page), isOut(there.page)]);
    expect([...here.complaints, ...there.complaints]).toEqual([]);
    await Promise.all([here.context.close(), there.context.close()]);
  });

  it('asks nothing of who typed just now: it is saved first', async () => {
    const fileId = await fileWith(stage.url, { amount: '11.00' }, 'just-typed');
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await retype(page, 'SLEV', 'CRED');
    await signOut(page);
    await isOut(page);
    expect(await keptTexts(page)).toBe(0);
    await signInAgain(page);
    await openFile(page, fileId);
    await page.locator('.view-line').getByText('CRED', { exact: true }).waitFor();
    await context.close();
  });
});
