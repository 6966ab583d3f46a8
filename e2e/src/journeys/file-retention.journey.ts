import { daysFromNow, writeOlderFiles } from '../client/older-files.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { seriousFindings } from './axe.ts';
import { textIsThere } from './editor-page.ts';
import { type JourneyContext, openStage } from './journey-context.ts';

describe('expiring files in a browser', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let stage: JourneyContext;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await writeOlderFiles(folder.path, [
      { fileId: 'long-over', account: 'tester', madeAt: daysFromNow(-45) },
      { fileId: 'over', account: 'tester', madeAt: daysFromNow(-31) },
      { fileId: 'just-over', account: 'tester2', madeAt: daysFromNow(-30.5) },
      { fileId: 'soon', account: 'tester', madeAt: daysFromNow(-28) },
      { fileId: 'fresh', account: 'tester', madeAt: daysFromNow(-3) },
    ]);
    stage = await openStage({ CLEARBENCH_DATA: folder.path });
  });
  afterAll(async () => {
    await stage.close();
    await folder.remove();
  });

  it('are announced before they expire, are listed afterwards, and are restored, live for other users', async () => {
    const { page, pageErrors, context } = await stage.signedIn('tester');
    const other = await stage.signedIn('tester2');
    await page.goto('/files/sct/2025');
    const soon = page.getByRole('row', { name: /soon\.xml/ });
    await soon.getByText('expires in 1 day').waitFor();
    expect(
      await page
        .getByRole('row', { name: /fresh\.xml/ })
        .getByText(/goes in/)
        .count(),
    ).toBe(0);
    await page.getByRole('link', { name: 'Recently removed: 3' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await other.page.goto('/files/sct/2025/removed');
    await other.page.getByRole('button', { name: 'Restore over.xml' }).waitFor();
    await page.getByRole('link', { name: 'Recently removed: 3' }).click();
    await page.getByRole('button', { name: 'Restore over.xml', exact: true }).click();
    await page.getByText('1 file restored.').waitFor();
    await other.page.getByRole('button', { name: 'Restore over.xml' }).waitFor({ state: 'detached' });
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('checkbox', { name: 'Select all files shown' }).click();
    await page.getByRole('button', { name: 'Restore 2 files' }).click();
    await page.getByRole('heading', { name: 'Nothing to restore' }).waitFor();
    await page.getByRole('link', { name: 'Back to files' }).click();
    for (const name of ['over.xml', 'just-over.xml', 'long-over.xml'])
      await page.getByRole('link', { name, exact: true }).waitFor();
    expect([...pageErrors, ...other.pageErrors]).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  it('are restored by Undo after a deletion, and from their own URL', async () => {
    const { page, pageErrors, context } = await stage.signedIn('tester');
    await page.goto('/files/sct/2025');
    await page.getByRole('link', { name: 'fresh.xml', exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Select fresh.xml' }).click();
    await page.getByRole('checkbox', { name: 'Select soon.xml' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('2 files deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 files restored.').waitFor();
    await page.getByRole('link', { name: 'soon.xml', exact: true }).waitFor();

    await page.goto('/file/fresh');
    await textIsThere(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('File deleted.').waitFor();
    await page.goto('/file/fresh');
    await page.getByRole('heading', { name: 'This file was deleted' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore' }).click();
    await textIsThere(page);
    expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  });

  it('show their expiry in the editor, and are kept with another retention in the profile', async () => {
    const { page, pageErrors, context } = await stage.signedIn('tester');
    await page.goto('/file/fresh');
    await page.getByRole('button', { name: /^Expires/ }).click();
    const box = page.getByRole('dialog', { name: 'File retention' });
    await box.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await box.getByRole('link').click();
    await page.getByLabel('Delete old files').selectOption('never');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved.').waitFor();
    await page.goto('/file/fresh');
    await textIsThere(page);
    expect(await page.getByRole('button', { name: /^Expires/ }).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
