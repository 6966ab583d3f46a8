import { eventually } from '../client/eventually.ts';
import { seriousFindings } from './axe.ts';
import { pointAt } from './editor-page.ts';
import { onStage } from './journey-context.ts';

const profile = (name: string): string => `profile: journey-bank
name: ${name}
fileName: 'JB-{sender}-{time}{number}.{type}'
header: { sender: From, receiver: To, reference: Ref }
files:
  - { type: IN, family: credit, role: input, root: In, namespace: 'urn:journey:in', services: [SCT],
      fields: [reference, sender, receiver], bulks: [{ element: FIToFICstmrCdtTrf, counter: Nb }] }
  - { type: OUT, family: credit, role: validation, root: Out, namespace: 'urn:journey:out', services: [SCT],
      fields: [receiver, sender, reference], bulks: [{ element: FIToFIPmtStsRpt }] }
`;

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const sent = '<In xmlns="urn:journey:in"><Ref>R1</Ref><From>ZYAADEF0</From><To>ZYCSDEF0</To><Nb>0</Nb></In>';

describe('envelope profiles', () => {
  const stage = onStage();

  it('are listed, imported with errors at their places, tested on a file, saved and restored', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/formats/envelopes');
    await page.getByRole('link', { name: 'Neutral files of bulks' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Bulk clearing shape' }).click();
    await page.getByText('A profile of the product').waitFor();

    await page.goto('/admin/formats/envelopes/create');
    const [chosen, tested] = [page.getByLabel('Import'), page.getByLabel('Choose a file')];
    await chosen.and(page.locator('input')).setInputFiles(fileOf('bank.yaml', profile('One').replace('From', 'To')));
    await page.getByText('2 errors').waitFor();
    await page.getByRole('button', { name: 'Line 7, column 35' }).click();
    await chosen.and(page.locator('input')).setInputFiles(fileOf('bank.yaml', profile('One')));
    await page.getByText('2 errors').waitFor({ state: 'detached' });
    await page.locator('.envelope-pane .view-line').first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('lim');
    await page.keyboard.press('Control+Space');
    await page.locator('.suggest-widget.visible', { hasText: 'limits' }).waitFor();
    await page.keyboard.press('Escape');
    await chosen.and(page.locator('input')).setInputFiles(fileOf('bank.yaml', profile('One')));
    await page.getByText('1 error').waitFor({ state: 'detached' });
    await pointAt(
      page.locator('.envelope-pane .view-line span', { hasText: 'fileName' }).last(),
      page.locator('.monaco-hover:visible', { hasText: 'The pattern of file names' }),
    );
    await page.mouse.move(5, 5);
    await tested.and(page.locator('input')).setInputFiles(fileOf('R1.IN', sent));
    await page.getByText('R1.IN is a file of the type IN.').waitFor();
    await page.getByRole('row', { name: 'Reference Ref R1' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL('**/envelopes/journey-bank');

    await page.getByText('Version 1').waitFor();
    await chosen.and(page.locator('input')).setInputFiles(fileOf('bank.yaml', profile('Two')));
    await page.locator('.envelope-pane .view-line', { hasText: 'Two' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Version 2').waitFor();
    await page.getByRole('heading', { name: 'Two' }).waitFor();
    await page.getByRole('button', { name: 'Compare' }).last().click();
    const comparison = page.getByRole('dialog', { name: 'Version 1 and the text in the editor' });
    await comparison.getByText('name: Two').waitFor();
    expect(await comparison.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await comparison.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('heading', { name: 'One' }).waitFor();
    await page.getByText('restored from version 1').waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await page.locator('.entry-row').first().waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('are chosen by an environment', async () => {
    const { page, context } = await stage.signedIn('admin');
    await page.goto('/admin/simenv/create');
    const profiles = page.getByLabel('Envelope profile');
    await profiles.selectOption({ label: 'Real-time gross settlement shape' });
    await eventually(async () => expect(await profiles.inputValue()).toBe('gross-settlement'));
    await context.close();
  });
});
