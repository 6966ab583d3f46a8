import { fileWith, openFile, retype, saved, textIsThere } from './editor-page.ts';
import { onStage } from './stage.ts';

describe('the main job, in a browser', () => {
  const stage = onStage();

  it('signs in, creates, breaks, sees the finding, fixes, sends, and sees the answer arrive live', async () => {
    const { page, complaints, context } = await stage.visitor();
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

    await retype(page, 'SHAR', 'SLEV');
    await saved(page, 3);
    await finding.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+Enter');
    await page.getByRole('tab', { name: /Transfers/ }).click();
    const answer = page.getByRole('link', { name: /^CVF-/ });
    await answer.waitFor({ timeout: 15_000 });
    await answer.click();
    await page.getByText('Received from the test engine, read-only.').waitFor();
    await page.getByText('ACCP').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lets two people edit the same file without losing either text', async () => {
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
    await one.page.getByText('Two versions.').waitFor({ timeout: 30_000 });
    await one.page.locator('.view-line').getByText('DEBT', { exact: true }).waitFor();
    await one.page.getByRole('button', { name: 'Keep mine' }).click();
    await saved(one.page, 4);
    await two.page.locator('.view-line').getByText('DEBT', { exact: true }).waitFor();
    expect([...one.complaints, ...two.complaints]).toEqual([]);
    await Promise.all([one.context.close(), two.context.close()]);
  });

  it('keeps what was typed through a reload', async () => {
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

  it('goes on after the server was restarted under an open page', async () => {
    const fileId = await fileWith(stage.url, { amount: '10.00' }, 'restarted');
    const { page, context } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await stage.restart();
    await page.getByTitle('Live: what changes on the server shows here by itself.').waitFor({ timeout: 60_000 });
    await retype(page, 'SLEV', 'SHAR');
    await page.locator('.view-line').getByText('SHAR', { exact: true }).waitFor();
    await page.getByText('Saved v2').first().waitFor({ timeout: 60_000 });
    await context.close();
  });
});
