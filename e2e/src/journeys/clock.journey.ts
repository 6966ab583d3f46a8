import { sendFileRoute } from '@clearbench/contracts/file/routes';
import { setSimEnvClockRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { fileWith, retype, textIsThere } from './editor-page.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

const params = { environmentToken: 'sct' };

/** A Friday in June of the next year: the clock is ahead of the real time, and no holiday of the clearing is near. */
const friday = ((): Date => {
  const first = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 1));
  return new Date(first.getTime() + ((12 - first.getUTCDay()) % 7) * 86_400_000);
})();
const monday = new Date(friday.getTime() + 3 * 86_400_000);
/** A date as the header shows it, such as 25 Mar 2027. */
const shownDate = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

describe('the clock of an environment', () => {
  const stage = onStage();
  let ida: TestBrowser;
  let tester: TestBrowser;
  let fileId: string;
  beforeAll(async () => {
    ida = await stage.signedIn('admin');
    tester = await stage.signedIn('tester');
  });

  it('is set in the header, and every page of the environment shows it', async () => {
    const { page } = ida;
    await tester.page.goto('/files/sct/2025');
    await tester.page.getByRole('button', { name: /Clock of the environment: .*Real time/ }).waitFor();
    await page.goto('/files/sct/2025');
    await page.getByRole('button', { name: /Clock of the environment/ }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Set the clock …' }).click();
    await page.getByLabel('From date and time').fill(`${friday.toISOString().slice(0, 10)}T11:00`);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Apply' }).click();
    const shown = new RegExp(`Clock of the environment: .*${shownDate(friday)}.*11:00.*Fixed`);
    await page.getByRole('button', { name: shown }).waitFor();
    await tester.page.getByRole('button', { name: shown }).waitFor();
  });

  it('cannot be changed by testers where the environment does not allow it', async () => {
    const { page } = tester;
    await page.getByRole('button', { name: /Clock of the environment/ }).click();
    await eventually(async () =>
      expect(await page.getByRole('menuitem', { name: /To the cut-off/ }).getAttribute('aria-disabled')).toBe('true'),
    );
    await page.keyboard.press('Escape');
  });

  it('shows planned answers when they are planned; a tester holds, edits and releases them', async () => {
    const { page } = tester;
    fileId = await fileWith(stage.url, { amount: '10.00' }, 'clock.xml');
    const client = await benchClient(stage.url, 'tester');
    await page.getByRole('button', { name: /Clock of the environment/ }).click();
    await page.getByRole('menuitem', { name: 'Planned answers' }).click();
    await page.getByRole('heading', { name: 'No answer is planned' }).waitFor();
    await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const row = page.getByRole('row', { name: /pacs.002.001.10/ });
    await row.getByRole('button', { name: 'Hold', exact: true }).click();
    await row.getByText('Held').waitFor();
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Text of the answer' }).waitFor({ state: 'attached' });
    await textIsThere(page);
    await retype(page, 'ACCP', 'RJCT');
    await dialog.locator('.view-line').getByText('RJCT', { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Held, Edited').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await row.getByRole('button', { name: 'Release now' }).click();
    await page.getByRole('heading', { name: 'No answer is planned' }).waitFor();
  });

  it('advances to the next business day, and is reset to the real time, which the history of a file marks', async () => {
    const { page } = ida;
    await page.getByRole('button', { name: /Clock of the environment/ }).click();
    await page.getByRole('menuitem', { name: 'To the next business day' }).click();
    await page.getByRole('button', { name: new RegExp(`${shownDate(monday)}.*08:00`) }).waitFor();
    await page.getByRole('button', { name: /Clock of the environment/ }).click();
    await page.getByRole('menuitem', { name: 'Reset the memory …' }).click();
    await page.getByLabel('Clock', { exact: true }).selectOption('real');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByRole('button', { name: /Real time/ }).waitFor();
    await tester.page.goto(`/file/${fileId}?tab=history`);
    await tester.page.getByText('Memory of the environment reset').waitFor();
    expect(await seriousFindings(tester.page)).toEqual([]);
    const admin = await benchClient(stage.url, 'admin');
    expect((await admin.call(setSimEnvClockRoute, { params, body: { kind: 'real' } })).status).toBe(200);
  });
});
