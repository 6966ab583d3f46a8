import { copyFileRoute } from '@clearbench/contracts/file/routes';
import { benchClient } from '../client/bench-client.ts';
import { seriousFindings } from './axe.ts';
import { fileWith, openFile, retype, saved, textIsThere } from './editor-page.ts';
import { onStage } from './journey-context.ts';

describe('the main workflow in a browser', () => {
  const stage = onStage();

  it('signs in, creates, breaks, sees the finding, fixes, sends, and sees the answer arrive live', async () => {
    const { page, pageErrors, context } = await stage.visitor();
    await page.goto('/');
    await page.getByRole('button', { name: /Tessa Tester/ }).click();
    await page
      .getByRole('link', { name: 'SCT bench' })
      .or(page.getByRole('heading', { name: 'SCT bench' }))
      .first()
      .waitFor();
    await page.goto('/files/sct/2025/create');
    await page.getByRole('link', { name: /^Credit transfer, typical/ }).click();
    await page.getByLabel('Message identification').click();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/file\//);
    await textIsThere(page);
    await saved(page, 1);

    await retype(page, 'SLEV', 'SHAR');
    await saved(page, 2);
    const finding = page.locator('.ed-finding-main', { hasText: 'P-11' });
    await finding.waitFor();
    await page.keyboard.press('F8');

    // The hover and the marks of a fixed finding disappear before the next report.
    const content = '**/api/files/*/content';
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(content, async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    });
    const hover = page.locator('.monaco-hover', { hasText: 'P-11' }).filter({ visible: true });
    await page.locator('.view-line').getByText('SHAR', { exact: true }).hover();
    await hover.waitFor();
    await page.getByRole('button', { name: 'Use SLEV' }).press('Enter');
    await page.locator('.view-line').getByText('SLEV', { exact: true }).waitFor();
    await hover.waitFor({ state: 'detached' });
    await page.locator('.ed-glyph-error').waitFor({ state: 'detached' });
    release();
    await saved(page, 3);
    await page.unroute(content);
    await finding.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+Enter');
    await page.getByRole('tab', { name: /Transfers/ }).click();
    const answer = page.getByRole('link', { name: /^CVF-/ });
    await answer.waitFor();
    await answer.click();
    await page.getByText('Received from the test engine, read-only.').waitFor();
    await page.getByText('ACCP').first().waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('lets two users edit the same file without losing either text', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'together');
    const [one, two] = [await stage.signedIn('tester'), await stage.signedIn('tester2')];
    await openFile(one.page, fileId);
    await openFile(two.page, fileId);

    await retype(one.page, 'SLEV', 'SHAR');
    await saved(one.page, 2);
    await two.page.locator('.view-line').getByText('SHAR', { exact: true }).waitFor();

    await one.context.setOffline(true);
    await retype(one.page, 'SHAR', 'DEBT');
    await retype(two.page, 'SHAR', 'CRED');
    await saved(two.page, 3);
    await one.context.setOffline(false);
    await one.page.getByText('Conflict:').waitFor();
    await one.page.locator('.view-line').getByText('DEBT', { exact: true }).waitFor();
    await one.page.getByRole('button', { name: 'Keep mine' }).click();
    await one.page.getByText('All lines that differ are shown below.').waitFor();
    await one.page.getByRole('button', { name: 'Save my text' }).click();
    await saved(one.page, 4);
    await one.page.getByText(/It replaces version 3 \(.+\), which stays in the history/).waitFor();
    await two.page.locator('.view-line').getByText('DEBT', { exact: true }).waitFor();
    expect([...one.pageErrors, ...two.pageErrors]).toEqual([]);
    await Promise.all([one.context.close(), two.context.close()]);
  });

  it('merges edits of different lines, and offers a choice for edits of the same line', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'merged');
    const [one, two] = [await stage.signedIn('tester'), await stage.signedIn('tester2')];
    await openFile(one.page, fileId);
    await openFile(two.page, fileId);
    await one.page.getByText('Also open for: Bruno Tester').waitFor();
    await two.page.getByText('Also open for: Tessa Tester').waitFor();
    await one.context.setOffline(true);
    await retype(one.page, 'SLEV', 'DEBT');
    await retype(two.page, 'SEPA', 'URGP');
    await saved(two.page, 2);
    await one.context.setOffline(false);
    await one.page.getByText(/Both texts were merged and saved/).waitFor();
    await saved(one.page, 3);
    for (const word of ['DEBT', 'URGP']) await two.page.locator('.view-line', { hasText: word }).first().waitFor();
    // Closed before the differences are computed, and opened again.
    await one.page.getByRole('button', { name: 'Show merge' }).click();
    await one.page.getByRole('button', { name: 'Close comparison' }).click();
    await one.page.getByRole('button', { name: 'Show merge' }).click();
    await one.page.getByText('Your text before the merge').waitFor();
    await one.page.locator('.ed-comparison .line-delete').first().waitFor();
    await one.page.getByRole('button', { name: 'Close comparison' }).click();
    await one.page.getByRole('button', { name: 'Undo merge' }).click();
    await saved(one.page, 4);
    await two.page.locator('.view-line').getByText('SEPA', { exact: true }).waitFor();

    await one.context.setOffline(true);
    await retype(one.page, 'DEBT', 'CRED');
    await retype(two.page, 'DEBT', 'SHAR');
    await saved(two.page, 5);
    await one.context.setOffline(false);
    await one.page.getByRole('button', { name: 'Resolve 1 conflict' }).click();
    expect(await seriousFindings(one.page)).toEqual([]);
    await one.page.getByText('Both, theirs first').click();
    await one.page.getByRole('button', { name: 'Save result' }).click();
    await saved(one.page, 6);
    for (const word of ['SHAR', 'CRED']) await two.page.locator('.view-line', { hasText: word }).first().waitFor();
    expect([...one.pageErrors, ...two.pageErrors]).toEqual([]);
    await two.page.goto('/');
    await one.page.getByText('Also open for: Bruno Tester').waitFor({ state: 'detached' });
    await Promise.all([one.context.close(), two.context.close()]);
  });

  it('keeps a draft over a reload', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'reloaded');
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await context.setOffline(true);
    await retype(page, 'SLEV', 'SHAR');
    await page.getByText('Offline').first().waitFor();
    await context.setOffline(false);
    await page.reload();
    await textIsThere(page);
    await page.locator('.view-line').getByText('SHAR', { exact: true }).waitFor();
    await saved(page, 2);
    await context.close();
  });

  it('does not repeat commands that failed without a connection, and shows the connection immediately', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'offline');
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    const connection = (state: string) =>
      page.locator(`.connection[data-state="${state}"]`).waitFor(state === 'connected' ? {} : { timeout: 10_000 });
    await connection('connected');
    await context.setOffline(true);
    await connection('disconnected');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Not sent: no connection.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await context.setOffline(false);
    await connection('connected');
    await page.keyboard.press('Alt+4');
    await page.getByText('Not sent yet').waitFor();
    await context.close();
  });

  it('lets the keyboard focus leave the text, and inserts a tab where that is selected', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'keyboard');
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    const isInText = async () => (await page.locator('.monaco-editor :focus').count()) > 0;
    await page.locator('.monaco-editor .view-line').first().click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await isInText()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await isInText()).toBe(true);
    await page.keyboard.press('Control+m');
    await page.getByRole('button', { name: 'Tab moves the focus' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await isInText()).toBe(false);
    await page.getByText('Saved v1').first().waitFor();
    await context.close();
  });

  it('continues after a restart of the server', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'restarted');
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await stage.restart();
    await page.getByTitle('Live: changes on the server appear here automatically.').waitFor();
    await retype(page, 'SLEV', 'SHAR');
    await page.locator('.view-line').getByText('SHAR', { exact: true }).waitFor();
    await page.getByText('Saved v2').first().waitFor();
    await context.close();
  });

  it('returns to the row of the opened file: by the browser, by the page, and after a reload', async () => {
    const client = await benchClient(stage.url, 'tester');
    const first = await fileWith(stage.url, { amount: '10.01' }, 'row');
    for (let copies = 0; copies < 180; copies += 20)
      await Promise.all(Array.from({ length: 20 }, () => client.call(copyFileRoute, { params: { fileId: first } })));
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await page.goto('/files/sct/2025?sort=name');
    const grid = page.getByRole('treegrid');
    const activeRow = () => grid.evaluate((table) => table.getAttribute('aria-activedescendant'));
    const isBack = async (row: string | null) => {
      await page.locator(`[role="treegrid"][aria-activedescendant="${row}"]:focus`).waitFor();
      const box = await page.locator(`[id="${row}"]`).boundingBox();
      expect(box && box.y > 0 && box.y < 900).toBe(true);
    };
    await grid.focus();
    for (let pages = 0; pages < 6; pages += 1) await page.keyboard.press('PageDown');
    const row = await activeRow();
    expect(row).toMatch(/^row-/);

    await page.keyboard.press('Enter');
    await textIsThere(page);
    await page.goBack();
    await isBack(row);

    await page.keyboard.press('Enter');
    await textIsThere(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.ed-back').click();
    await page.waitForURL(/sort=name/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await isBack(row);

    await page.reload();
    await isBack(row);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
