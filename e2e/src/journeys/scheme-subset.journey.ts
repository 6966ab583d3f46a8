import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { openFile, saved } from './editor-page.ts';
import { onStage } from './journey-context.ts';

const mark = 'not in the subset of SCT 2025';

describe('elements of the scheme in the editor', () => {
  const stage = onStage();

  const upload = async (text: string, fileName: string): Promise<string> => {
    const client = await benchClient(stage.url, 'tester');
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await client.call(uploadFileRoute, { query, body: text })).reply.vipFileSummary.fileId;
  };
  const suggestion = (page: Page, label: string) =>
    page.locator('.suggest-widget.visible .monaco-list-row', { hasText: label }).first();
  const word = (page: Page, text: string) =>
    page.locator('.monaco-editor .view-line').getByText(text, { exact: true }).first();
  const inForm = (page: Page) => page.locator('.fm-tools').getByRole('button', { name: 'Show all ISO 20022 elements' });
  const addToDebtor = (page: Page) => page.getByRole('button', { name: 'Add to Debtor', exact: true });
  const offer = (page: Page, name: string) => page.locator('.fm-pick').getByRole('option', { name });

  it('come first in suggestions; the switch adds the others with a mark, and the browser remembers it', async () => {
    const fileId = await upload(samplePayment('SUBSET', '1.00'), 'subset.xml');
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    const switchInFoot = page.getByRole('button', { name: 'Elements of SCT 2025' });
    await switchInFoot.waitFor();
    const suggestInDebtor = async () => {
      await word(page, 'Hanna Beispiel').click();
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await page.keyboard.type('<');
      await suggestion(page, 'UltmtDbtr').waitFor();
    };
    await suggestInDebtor();
    expect(await page.locator('.suggest-widget.visible').getByText('IntrmyAgt1').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');

    await switchInFoot.click();
    await suggestInDebtor();
    await page.keyboard.type('IntrmyAgt1');
    await suggestion(page, mark).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'All ISO 20022 elements', pressed: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('are described with their bounds and the source, and removed or inserted by a fix', async () => {
    const text = samplePayment('FIXES', '1.00');
    const fileId = await upload(text.replace('</Nm></Dbtr>', '</Nm><CtryOfRes>DE</CtryOfRes></Dbtr>'), 'fixes.xml');
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await page.getByRole('button', { name: 'Elements of SCT 2025' }).waitFor();
    await word(page, 'CtryOfRes').hover();
    const hover = page.locator('.monaco-hover:visible', { hasText: 'Country of residence' });
    await hover.getByText('SCT 2025 · not used').waitFor();
    await hover.getByText('Carried over from the schema of EPC115-06, rulebook 2023').waitFor();
    await page.locator('.ed-finding-main', { hasText: 'The scheme does not allow CtryOfRes in Dbtr.' }).click();
    await page.locator('.monaco-editor .view-line', { hasText: 'CtryOfRes' }).getByText('DE', { exact: true }).click();
    await page.keyboard.press('Control+.');
    await page.getByRole('option', { name: 'Remove CtryOfRes' }).waitFor();
    await page.keyboard.press('Enter');
    await saved(page, 2);
    await page.locator('.ed-finding-main', { hasText: 'CtryOfRes' }).waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it.each([false, true])('are what the form shows, on a phone: %s', async (narrow) => {
    const text = samplePayment(`FORM-${narrow}`, '1.00').replace(
      '</Nm></Dbtr>',
      '</Nm><CtryOfRes>DE</CtryOfRes></Dbtr>',
    );
    const fileId = await upload(text, `form-${narrow}.xml`);
    const { page, context, pageErrors } = await stage.signedIn('tester', { narrow });
    await page.goto(`/file/${fileId}?tab=form`);
    const residence = page.locator('.fm-row', { hasText: 'CtryOfRes' });
    await residence.getByText(mark).waitFor();
    expect(await page.locator('.fm-row', { hasText: 'Hanna' }).count()).toBe(0);
    const name = page.locator('.fm-panel').getByLabel('Name').first();
    expect([await name.getAttribute('maxlength'), await name.getAttribute('aria-required')]).toEqual(['70', 'true']);
    await addToDebtor(page).click();
    await offer(page, 'Postal address').waitFor();
    expect(await offer(page, 'Contact details').count()).toBe(0);
    await page.keyboard.press('Escape');

    await inForm(page).click();
    await page.locator('.fm-row option', { hasText: `SHAR – Shared (${mark})` }).waitFor({ state: 'attached' });
    await eventually(async () => expect(await name.getAttribute('maxlength')).toBeNull());
    await addToDebtor(page).click();
    await offer(page, 'Contact details').waitFor();
    await page.locator('.fm-pick').getByText(mark).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('have no switch where no subset is known', async () => {
    const report =
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-01-15T10:00:00</CreDtTm></GrpHdr></BkToCstmrStmt></Document>';
    const fileId = await upload(report, 'statement.xml');
    const { page, context } = await stage.signedIn('tester');
    await page.goto(`/file/${fileId}?tab=form`);
    await page.locator('.fm-row', { hasText: 'MsgId' }).waitFor();
    await word(page, 'MsgId').click();
    await page.getByRole('navigation', { name: 'Path at cursor' }).getByRole('button', { name: 'MsgId' }).waitFor();
    expect(await inForm(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Elements of SCT' }).count()).toBe(0);
    await context.close();
  });

  it('are listed with what confirms them, and the messages without a subset', async () => {
    const { page, context, pageErrors } = await stage.visitor();
    await page.goto('/explain/messages/camt.056?rulebook=2025');
    const checked = page.locator('.facts', { hasText: 'What is checked' });
    await checked.getByText('Carried over from the schema of EPC115-06, rulebook 2019').waitFor();
    await checked.getByText('elements of the newer message version are reported as warnings').click();
    await checked.getByText('/FIToFIPmtCxlReq/SplmtryData').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await checked.getByRole('link', { name: 'camt.053.001.08' }).click();
    await page.getByText('Not compared: the subset of this message is not known here.').waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
