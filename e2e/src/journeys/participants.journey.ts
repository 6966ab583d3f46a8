import { administration } from '../client/administration.ts';
import { benchClient } from '../client/bench-client.ts';
import { seriousFindings } from './axe.ts';
import { onStage, type TestBrowser } from './journey-context.ts';

/** Opens the dialog with the participants of the environment. */
const participantsOf = async ({ page }: TestBrowser) => {
  await page.goto('/files/sct/2025');
  await page.getByRole('button', { name: /Clock of the environment/ }).click();
  await page.getByRole('menuitem', { name: 'Participants …' }).click();
  return page.getByRole('dialog', { name: 'Participants' });
};

describe('the participants of an environment', () => {
  const stage = onStage();
  let ida: TestBrowser;
  let one: TestBrowser;
  let other: TestBrowser;
  beforeAll(async () => {
    const admin = administration(await benchClient(stage.url, 'admin'));
    await admin.change('tester2', { environmentIds: ['sct-bench'] });
    ida = await stage.signedIn('admin');
    one = await stage.signedIn('tester');
    other = await stage.signedIn('tester2');
  });

  it('are entered on its page; a line without a name is an error', async () => {
    const { page } = ida;
    await page.goto('/admin/simenv/sct-bench/edit');
    const field = page.getByLabel('Participants', { exact: true });
    await field.fill('ZYBBFRP0XXX Bank B\nZYCCITM0');
    await page.getByText('Each line needs a BIC and a name of at most 60 characters.').waitFor();
    await field.fill('ZYBBFRP0XXX Bank B\nZYCCITM0 Bank C');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = await participantsOf(one);
    await dialog.getByText('Bank B').waitFor();
  });

  it('are claimed by one tester; another one sees by whom and gets a free one', async () => {
    const dialog = await participantsOf(one);
    await dialog.getByRole('button', { name: 'Claim ZYBBFRP0XXX' }).click();
    await dialog.getByRole('button', { name: 'Release ZYBBFRP0XXX' }).waitFor();
    expect(await seriousFindings(one.page)).toEqual([]);
    const theirs = await participantsOf(other);
    await theirs.getByRole('button', { name: 'Claim ZYCCITM0' }).waitFor();
    expect(await theirs.getByRole('button', { name: /ZYBBFRP0XXX/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Release ZYBBFRP0XXX' }).click();
    await dialog.getByRole('button', { name: 'Claim ZYBBFRP0XXX' }).waitFor();
    const again = await participantsOf(other);
    await again.getByRole('button', { name: 'Claim ZYBBFRP0XXX' }).click();
    await again.getByText('You', { exact: true }).waitFor();
  });
});
