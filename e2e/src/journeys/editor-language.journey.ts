import { readCheckProfileRoute } from '@clearbench/contracts/file/check-profile-routes';
import { readReportRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { fieldMeaning } from '@clearbench/iso20022/field-meanings/field-meanings';
import type { Profile } from '@clearbench/iso20022/profile';
import { validate } from '@clearbench/validator/validate';
import type { Page } from 'playwright-core';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { until } from '../client/until.ts';
import { samplePayment, settlementDate } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { openFile, retype, saved } from './editor-page.ts';
import { onStage } from './journey-context.ts';

/** By keyboard, without accepting a completion. */
const typeStartTag = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.type(`<${name}`);
  await page.keyboard.press('Escape');
  await page.keyboard.type('>');
};

describe('editor with schema knowledge', () => {
  const stage = onStage();
  let client: BenchClient;
  beforeAll(async () => {
    client = await benchClient(stage.url, 'tester');
  });

  const upload = async (text: string, fileName: string): Promise<string> => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await client.call(uploadFileRoute, { query, body: text })).reply.vipFileSummary.fileId;
  };
  const stored = async (fileId: string): Promise<string> =>
    (await client.browser.request(`/api/files/${fileId}/content`, {})).text();
  /** Whether the saved text matches; a pause between two words may have been saved first. */
  const keptLike = (fileId: string, form: RegExp): Promise<boolean> =>
    until(async () => form.test(await stored(fileId)) || undefined);
  /** The editor of a file with loaded language services: its path shows the element at the cursor. */
  const opened = async (fileId: string) => {
    const visitor = await stage.signedIn('tester');
    await openFile(visitor.page, fileId);
    const line = visitor.page.locator('.monaco-editor .view-line');
    const word = (text: string) => line.getByText(text, { exact: true }).first();
    await word('MsgId').click();
    await crumb(visitor.page, 'MsgId').waitFor();
    return { ...visitor, word };
  };
  const crumb = (page: Page, tag: string) =>
    page.getByRole('navigation', { name: 'Path at cursor' }).getByRole('button', { name: tag, exact: true });
  const list = (page: Page) => page.locator('.suggest-widget.visible');
  const offered = (page: Page, label: string) => list(page).locator('.monaco-list-row', { hasText: label }).first();

  it('completes elements with their required content, and codes with their meaning', async () => {
    const fileId = await upload(samplePayment('COMPLETE', '1.00'), 'complete.xml');
    const { page, context, pageErrors, word } = await opened(fileId);
    await word('Invoice 4711').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.type('<');
    await offered(page, 'UltmtCdtr').waitFor();
    expect(await list(page).getByText('InstrForCdtrAgt').count()).toBe(0);
    expect(await list(page).getByText('Dbtr', { exact: true }).count()).toBe(0);
    await page.keyboard.type('Purp');
    await offered(page, 'Purpose').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await offered(page, 'ACCT').waitFor();
    await page.keyboard.type('SAL');
    await offered(page, 'Salary').waitFor();
    await page.keyboard.press('Enter');
    expect(await keptLike(fileId, /<Purp>\s*<Cd>SALA<\/Cd>\s*<\/Purp>\s*<RmtInf>/)).toBe(true);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('shows the documentation of an element with its rules', async () => {
    const fileId = await upload(samplePayment('HOVER', '1.00'), 'hover.xml');
    const { page, context, pageErrors, word } = await opened(fileId);
    await word('ChrgBr').hover();
    const hint = page.locator('.monaco-hover:visible', { hasText: 'Charge bearer' });
    await hint.getByText(fieldMeaning('ChrgBr', 'en') ?? 'no meaning').waitFor();
    await hint.getByText('ChargeBearerType1Code').waitFor();
    const link = hint.getByRole('link', { name: 'P-11' });
    await eventually(async () => expect(await link.getAttribute('data-href')).toMatch(/\/explain\/rules\/P-11$/));
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('fixes a misspelt name in both tags', async () => {
    const text = samplePayment('FIX', '1.00');
    const fileId = await upload(text.replaceAll('ChrgBr>', 'ChargBr>'), 'fix.xml');
    const { page, context, pageErrors, word } = await opened(fileId);
    await word('ChargBr').click();
    await page.keyboard.press('Control+.');
    await page.getByRole('option', { name: 'Rename to ChrgBr' }).waitFor();
    await page.keyboard.press('Enter');
    await saved(page, 2);
    expect(await stored(fileId)).toBe(text);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('renames the end tag with the start tag', async () => {
    const text = samplePayment('RENAME', '1.00');
    const fileId = await upload(text, 'rename.xml');
    const { page, context, word } = await opened(fileId);
    const pair = page.locator('.linked-editing-decoration').first();
    await word('SLEV').click();
    await pair.waitFor({ state: 'detached' });
    await word('ChrgBr').click();
    await pair.waitFor({ state: 'attached' });
    await page.keyboard.type('x');
    await saved(page, 2);
    expect(await stored(fileId)).toMatch(/<(C\w*x\w*)>SLEV<\/\1>/);
    await context.close();
  });

  it('inserts the end tag of a start tag once', async () => {
    const fileId = await upload(samplePayment('END', '1.00'), 'end.xml');
    const { page, context, pageErrors, word } = await opened(fileId);
    await word('Invoice 4711').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await typeStartTag(page, 'UltmtCdtr');
    await word('</').first().waitFor();
    await offered(page, 'Nm').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Anna');
    expect(await keptLike(fileId, /<UltmtCdtr><Nm>Anna<\/Nm><\/UltmtCdtr>\s*<RmtInf>/)).toBe(true);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('replaces an inserted end tag while it is typed', async () => {
    const fileId = await upload(samplePayment('OVER', '1.00'), 'over.xml');
    const { page, context, pageErrors, word } = await opened(fileId);
    await word('Invoice 4711').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await typeStartTag(page, 'UltmtCdtr');
    await word('</').first().waitFor();
    // The list opens by itself; it must not open between two keys.
    await offered(page, 'Nm').waitFor();
    await page.keyboard.press('Escape');
    await typeStartTag(page, 'Nm');
    await page.locator('.view-line', { hasText: '<UltmtCdtr><Nm></Nm></UltmtCdtr>' }).waitFor();
    await page.keyboard.type('Anna</Nm></UltmtCdtr>');
    expect(await keptLike(fileId, /<UltmtCdtr><Nm>Anna<\/Nm><\/UltmtCdtr>\s*<RmtInf>/)).toBe(true);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('goes to a path, and shows how far a path exists', async () => {
    const fileId = await upload(samplePayment('PATH', '1.00'), 'path.xml');
    const { page, context } = await opened(fileId);
    await page.keyboard.press('Control+g');
    const field = page.getByLabel('Line, line:column, or path');
    await field.fill('/Document/…/CdtTrfTxInf[1]/PmtId/Nonsense');
    await page.keyboard.press('Enter');
    await page
      .getByText('Path not found; it exists only up to /Document/FIToFICstmrCdtTrf/CdtTrfTxInf/PmtId.')
      .waitFor();
    await field.fill('/Document/…/CdtTrfTxInf[1]/PmtId/TxId');
    await page.keyboard.press('Enter');
    await crumb(page, 'TxId').waitFor();
    await page.keyboard.type('x');
    await saved(page, 2);
    expect(await stored(fileId)).toContain('<xTxId>');
    await context.close();
  });

  it('validates during typing, before the server does, with the same findings', async () => {
    const fileId = await upload(samplePayment('EARLY', '1.00'), 'early.xml');
    const { page, context, pageErrors, word } = await opened(fileId);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**/api/files/${fileId}/content`, async (route) => {
      await held;
      await route.continue();
    });
    await retype(page, 'SLEV', 'SHAR');
    await page.locator('.ed-glyph-provisional').waitFor();
    await word('SHAR').hover();
    await page
      .locator('.monaco-hover:visible', { hasText: 'found while typing' })
      .getByText(/P-11: /)
      .waitFor();
    letGo();
    await saved(page, 2);
    await page.locator('.ed-finding-main', { hasText: 'P-11' }).waitFor();
    await page.locator('.ed-glyph-error').waitFor();
    expect(await page.locator('.ed-glyph-provisional').count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('uses the same settings as the server', async () => {
    const broken = samplePayment('TERMS', '1.001')
      .replace('SLEV', 'SHAR')
      .replace('<NbOfTxs>1<', '<NbOfTxs>7<')
      .replace('DE89', 'DE88')
      .replace(settlementDate, '2026-11-22')
      .replace('<Cd>SEPA</Cd>', '<Cd>URGP</Cd>');
    const fileId = await upload(broken, 'terms.xml');
    const { reply: report } = await client.call(readReportRoute, { params: { fileId }, query: {} });
    const { reply: profile } = await client.call(readCheckProfileRoute, { params: { fileId } });
    const own = validate(new TextEncoder().encode(broken), profile as Profile);
    const reported = ({ severity, textKey, line, column, params }: ValidationMessage) => ({
      severity,
      textKey,
      line,
      column,
      params,
    });
    expect(own.validationMessages.length).toBeGreaterThan(4);
    expect(own.validationMessages.map(reported)).toEqual(report.validationMessages.map(reported));
  });
});
