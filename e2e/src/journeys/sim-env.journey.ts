import type { Page } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const openEnvironment = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin/simenv');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
};

const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await page.getByText('Saved.').waitFor();
};

const newFile = async (page: Page): Promise<void> => {
  await page.goto('/files/bruno/2025/create');
  await page.getByRole('link', { name: /^Credit transfer, typical/ }).click();
  await page.getByRole('button', { name: /^Create/ }).click();
};

describe('simulation environments', () => {
  const stage = onStage();
  let ida: TestBrowser;
  let bruno: TestBrowser;
  beforeAll(async () => {
    ida = await stage.signedIn('admin');
    bruno = await stage.signedIn('tester2');
    await bruno.page.goto('/');
  });

  it('are copied, and new members see them in the menu at once', async () => {
    const [{ page }, { page: tester }] = [ida, bruno];
    await page.goto('/admin/simenv');
    await page.getByRole('link', { name: 'Copy SCT bench' }).click();
    await page.getByLabel('Name', { exact: true }).fill('For Bruno alone');
    await page.getByLabel('Token').fill('sct');
    await page.getByRole('button', { name: 'Remove all', exact: true }).click();
    await page.getByLabel('Add member').fill('Bruno');
    await page.getByRole('button', { name: 'Add Bruno Tester' }).click();
    await page.keyboard.press('Control+s');
    await page.getByText('The token sct is already used by the environment SCT bench.').waitFor();
    await page.getByLabel('Token').fill('bruno');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'For Bruno alone', level: 1 }).waitFor();

    await tester.getByText('For Bruno alone').first().waitFor();
  });

  it('apply their limits and their default scenario', async () => {
    const [{ page }, { page: tester }] = [ida, bruno];
    await openEnvironment(page, 'For Bruno alone');
    await page.getByLabel('Default scenario').fill('SIM:NOPE');
    await page.keyboard.press('Control+s');
    await page.getByText('The default scenario is not valid').waitFor();
    await page.getByLabel('Default scenario').fill('SIM:RJCT(AM04)');
    await page.getByLabel('Maximum file size (bytes)').fill('100');
    await save(page);
    await newFile(tester);
    await tester.getByText('accepts files of at most 100 bytes').waitFor();

    await page.getByLabel('Maximum file size (bytes)').fill('');
    await save(page);
    await newFile(tester);
    await tester.waitForURL('**/file/**');
    await tester.getByRole('button', { name: 'Send' }).click();
    await tester.getByRole('tab', { name: /Transfers/ }).click();
    await tester.getByText('SIM:RJCT(AM04)').first().waitFor();
  });

  it('reject late files, once an administrator sets that', async () => {
    const { page } = ida;
    await openEnvironment(page, 'For Bruno alone');
    const late = page.getByLabel('Reject files received after the cut-off');
    await late.check();
    await save(page);
    await page.reload();
    await late.waitFor();
    await eventually(async () => expect(await late.isChecked()).toBe(true));
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('Reject files after the cut-off').first().waitFor();
    expect(ida.pageErrors).toEqual([]);
  });

  it('are deleted by their name, and their files are hidden', async () => {
    const [{ page }, { page: tester }] = [ida, bruno];
    const file = tester.url();
    await openEnvironment(page, 'For Bruno alone');
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the environment For Bruno alone?' });
    await dialog.getByText('1 member loses access').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('Type For Bruno alone to confirm').fill('For Bruno alone');
    await dialog.getByRole('button', { name: 'Delete environment' }).click();
    await page.getByText('Environment For Bruno alone deleted.').waitFor();

    await tester.goto(file);
    await tester.getByRole('heading', { name: 'The file could not be opened' }).waitFor();
    await tester.goto('/files/bruno/2025');
    await tester.waitForURL('**/404');
    expect([...ida.pageErrors, ...bruno.pageErrors]).toEqual([]);
  });
});
