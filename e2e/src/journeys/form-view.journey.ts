import { readContentRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { fieldMeaning } from '@clearbench/iso20022/field-meanings/field-meanings';
import type { Locator, Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { openFile, saved } from './editor-page.ts';
import { onStage } from './journey-context.ts';

/** With comments, blanks and line breaks of a user. */
const commented = (id: string): string =>
  samplePayment(id, '1.00')
    .replace('    <CdtTrfTxInf>', '    <!-- ours: keep me -->\n\n    <CdtTrfTxInf>')
    .replace('<Nm>Hanna Beispiel</Nm>', '<Nm>Hanna Beispiel</Nm><!-- she -->')
    .replace('Invoice 4711', '<![CDATA[Invoice <4711>]]>');

const transaction = / {4}<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>\n/;
const doubled = (text: string): string => text.replace(transaction, (one) => one + one.replace(/E-/, 'F-'));

const field = (page: Page, name: string) => page.locator('.fm-panel').getByLabel(name).first();

/** The distance of a box's right edge from the left of the page. */
const rightEnd = async (box: Locator): Promise<number> => {
  const { x, width } = (await box.boundingBox()) ?? { x: 0, width: 0 };
  return x + width;
};

describe('form view of a message', () => {
  const stage = onStage();

  const uploaded = async (fileName: string, body: string): Promise<string> => {
    const client = await benchClient(stage.url, 'tester');
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await client.call(uploadFileRoute, { query, body })).reply.vipFileSummary.fileId;
  };
  const contentOf = async (fileId: string): Promise<string> => {
    const client = await benchClient(stage.url, 'tester');
    return (await client.call(readContentRoute, { params: { fileId }, query: {} })).reply;
  };

  it('changes the text only where a field is changed', async () => {
    const text = commented('FORM-1');
    const fileId = await uploaded('form-1.xml', text);
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await page.getByRole('tab', { name: 'Form' }).click();

    await field(page, 'End-to-end id').fill('Q & A <1>');
    await page
      .locator('.fm-help')
      .getByText(fieldMeaning('EndToEndId', 'en') ?? 'no meaning')
      .waitFor();
    await page.locator('.view-line', { hasText: 'Q &amp; A &lt;1>' }).waitFor();
    await saved(page, 2);
    const typedValue = text.replace('E-FORM-1', 'Q &amp; A &lt;1>');
    expect(await contentOf(fileId)).toBe(typedValue);

    // A value that no section can contain becomes plain text; one undo restores it.
    const remittance = page.locator('.fm-row', { hasText: 'Ustrd' }).locator('textarea, input').first();
    await remittance.fill('a ]]> b');
    await page.locator('.view-line', { hasText: 'a ]]&gt; b' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.view-line', { hasText: '<![CDATA[Invoice <4711>]]>' }).waitFor();
    await eventually(async () => expect(await contentOf(fileId)).toBe(typedValue));

    await page.locator('.fm-tools').getByRole('button', { name: 'Show all ISO 20022 elements' }).click();
    await page.locator('.fm-row option', { hasText: 'SHAR' }).waitFor({ state: 'attached' });
    const bearer = page.locator('.fm-row', { hasText: 'ChrgBr' }).locator('select');
    await bearer.focus();
    await bearer.selectOption('SHAR');
    await page.locator('.fm-findings', { hasText: 'P-11' }).waitFor();
    expect(await contentOf(fileId)).toBe(typedValue.replace('SLEV', 'SHAR'));
    await page.keyboard.press('Control+z');
    await page.locator('.fm-findings', { hasText: 'P-11' }).waitFor({ state: 'detached' });
    await eventually(async () => expect(await contentOf(fileId)).toBe(typedValue));
    expect(await seriousFindings(page)).toEqual([]);

    await field(page, 'End-to-end id').fill('typed last');
    await page.reload();
    await page.locator('.view-line', { hasText: 'typed last' }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('adds, selects and removes, by keyboard alone', async () => {
    const text = commented('FORM-2');
    const fileId = await uploaded('form-2.xml', text);
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await openFile(page, fileId);
    await page.keyboard.press('Alt+2');

    await page.getByRole('button', { name: 'Add to Payment identification' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('InstrId');
    await page.keyboard.press('Enter');
    await page.locator('.fm-row', { hasText: 'InstrId' }).locator('input:focus').waitFor();
    await page.keyboard.type('I-2');
    await page.locator('.view-line', { hasText: '<InstrId>I-2</InstrId>' }).waitFor();
    const added = '<PmtId><InstrId>I-2</InstrId><EndToEndId>';
    await eventually(async () => expect(await contentOf(fileId)).toBe(text.replace('<PmtId><EndToEndId>', added)));

    await page.locator('.fm-tools').getByRole('button', { name: 'Show all ISO 20022 elements' }).press('Enter');
    await page
      .getByLabel('Type of Identification')
      .first()
      .selectOption({ label: 'Other (not in the subset of SCT 2025)' });
    await page.locator('.view-line', { hasText: '<Othr>' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.view-line', { hasText: '<Othr>' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove Instruction id' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.fm-row', { hasText: 'InstrId' }).waitFor({ state: 'detached' });
    await eventually(async () => expect(await contentOf(fileId)).toBe(text));
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('follows edits of the text, and shows where there is no form', async () => {
    const fileId = await uploaded('form-3.xml', doubled(commented('FORM-3')));
    const { page, context, pageErrors } = await stage.signedIn('tester', { narrow: true });
    await page.goto(`/file/${fileId}?tab=form`);
    await field(page, 'Message id').waitFor();
    await eventually(async () => expect(await field(page, 'End-to-end id').inputValue()).toBe('E-FORM-3'));
    await page.getByRole('button', { name: 'Next transaction', exact: true }).click();
    await eventually(async () => expect(await page.locator('.fm-pager input').inputValue()).toBe('2'));
    await page.locator('.fm-row', { hasText: 'EndToEndId' }).locator('input').waitFor();
    await eventually(async () => expect(await field(page, 'End-to-end id').inputValue()).toBe('F-FORM-3'));
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const row = page.locator('.fm-row', { hasText: 'EndToEndId' });
    expect(await rightEnd(row.locator('input'))).toBeCloseTo(await rightEnd(row), 0);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Text' }).click();
    await page.locator('.view-line', { hasText: '<GrpHdr>' }).first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('<');
    await page.getByRole('tab', { name: 'Form' }).click();
    await page.getByText('not well-formed').waitFor();
    await page.getByRole('button', { name: 'Go to error' }).click();
    await page.keyboard.press('Backspace');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('names an unknown message type', async () => {
    const fileId = await uploaded('other.xml', '<a xmlns="urn:b"><c/></a>');
    const { page, context } = await stage.signedIn('tester');
    await page.goto(`/file/${fileId}?tab=form`);
    await page.getByText('“a” in urn:b is not a known message definition').waitFor();
    await context.close();
  });
});
