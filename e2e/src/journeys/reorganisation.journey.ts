import { daysFromNow, writeOlderFiles } from '../client/older-files.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { seriousFindings } from './axe.ts';
import { textIsThere } from './editor-page.ts';
import { openStage, type Stage } from './stage.ts';

describe('files nobody touches, in a browser', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let stage: Stage;
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

  it('are told of before they go, are found after they went, and come back, seen live by somebody else', async () => {
    const { page, complaints, context } = await stage.signedIn('tester');
    const other = await stage.signedIn('tester2');
    await page.goto('/files/sct/2025');
    const soon = page.getByRole('row', { name: /soon\.xml/ });
    await soon.getByText('goes in 1 day').waitFor();
    expect(
      await page
        .getByRole('row', { name: /fresh\.xml/ })
        .getByText(/goes in/)
        .count(),
    ).toBe(0);
    await page.getByRole('link', { name: 'Recently removed: 3' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await other.page.goto('/files/sct/2025/removed');
    await other.page.getByRole('button', { name: 'Bring back over.xml' }).waitFor();
    await page.getByRole('link', { name: 'Recently removed: 3' }).click();
    await page.getByRole('button', { name: 'Bring back over.xml', exact: true }).click();
    await page.getByText('1 file is back among the files.').waitFor();
    await other.page.getByRole('button', { name: 'Bring back over.xml' }).waitFor({ state: 'detached' });
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('checkbox', { name: 'Choose all files shown' }).click();
    await page.getByRole('button', { name: 'Bring back 2 files' }).click();
    await page.getByRole('heading', { name: 'Nothing to bring back' }).waitFor();
    await page.getByRole('link', { name: 'Back to the files' }).click();
    for (const name of ['over.xml', 'just-over.xml', 'long-over.xml'])
      await page.getByRole('link', { name, exact: true }).waitFor();
    expect([...complaints, ...other.complaints]).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  it('say in the editor when they go, and stay once the profile says so', async () => {
    const { page, complaints, context } = await stage.signedIn('tester');
    await page.goto('/file/fresh');
    await page.getByRole('button', { name: /^Stays until/ }).click();
    const box = page.getByRole('dialog', { name: 'How long this file stays' });
    await box.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await box.getByRole('link').click();
    await page.getByLabel('Clearing up').selectOption('never');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your settings are saved.').waitFor();
    await page.goto('/file/fresh');
    await textIsThere(page);
    expect(await page.getByRole('button', { name: /^Stays until/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
