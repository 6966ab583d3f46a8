import { readFile } from 'node:fs/promises';
import { uploadFileRoute, validateFileRoute } from '@clearbench/contracts/file/routes';
import type { Page } from 'playwright-core';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

const address = '/admin/formats/formats/sct-2025-pacs.008.001.08/edit';

/** Any order of elements, values of two types, and substitution groups: all beyond the validator's notation. */
const orderSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:acme:order" xmlns="urn:acme:order" elementFormDefault="qualified">
<xs:element name="Kind" type="xs:string" abstract="true"/><xs:element name="Sell" substitutionGroup="Kind"/>
<xs:simpleType name="When"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>
<xs:element name="Order"><xs:complexType><xs:all><xs:element name="When" type="When"/><xs:element name="Sum" type="xs:decimal"/>
<xs:element ref="Kind"/></xs:all></xs:complexType></xs:element></xs:schema>`;

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth') as Promise<number>;

const expectAccessible = async (page: Page): Promise<void> => {
  expect(await seriousFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
};

describe('formats', () => {
  const stage = onStage();
  let tester: BenchClient;
  beforeAll(async () => {
    tester = await benchClient(stage.url, 'tester');
  });

  const upload = async (text: string): Promise<string> => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName: 'umlaut.xml' };
    const { status, reply } = await tester.call(uploadFileRoute, { query, body: text });
    expect({ status, reply }).toMatchObject({ status: 200 });
    return reply.vipFileSummary.fileId;
  };
  const gravity = async (fileId: string): Promise<readonly string[]> => {
    const { reply } = await tester.call(validateFileRoute, { body: { fileId } });
    const { validationMessages } = reply.validationReport;
    return validationMessages.filter(({ ruleId }) => ruleId === 'T-05').map(({ severity }) => severity);
  };
  const choose = async (page: Page, severity: string): Promise<void> => {
    await page.getByLabel('Severity of T-05').selectOption(severity);
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.locator('.form-good').waitFor();
  };

  it('have the severities that an administrator sets', async () => {
    const fileId = await upload(samplePayment('FORMAT 1', '1.00').replace(/<Nm>[^<]+/, '<Nm>Müller'));
    expect(await gravity(fileId)).toEqual(['Warning']);
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/formats/formats?rulebook=2025');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'pacs.008.001.08' }).click();
    await choose(page, 'Error');
    await expectAccessible(page);
    expect(await gravity(fileId)).toEqual(['Error']);
    await choose(page, 'off');
    expect(await gravity(fileId)).toEqual([]);
    await page.getByRole('button', { name: 'History' }).click();
    await page.locator('.history').getByText('T-05', { exact: false }).first().waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('have an uploaded structure', async () => {
    const fileId = await upload(samplePayment('FORMAT LONG ID', '1.00'));
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto(`${address}?view=structure`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download XSD' }).click(),
    ]);
    const xsd = await readFile(await download.path(), 'utf8');
    const schema = (text: string) => ({ name: 'own.xsd', mimeType: 'application/xml', buffer: Buffer.from(text) });
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(
      schema(xsd.replace('<xs:complexType', '<xs:include schemaLocation="x"/>\n<xs:complexType')),
    );
    await page.getByText('Line 4 refers to another schema file (x)', { exact: false }).waitFor();
    const [head, tail = ''] = xsd.split('<xs:simpleType name="Max35Text">');
    await input.setInputFiles(
      schema(`${head}<xs:simpleType name="Max35Text">${tail.replace('value="35"', 'value="5"')}`),
    );
    await page.getByText('Text, 1 to 5 characters').first().waitFor();
    const { reply } = await tester.call(validateFileRoute, { body: { fileId } });
    expect(reply.validationReport.validationMessages.map(({ textKey }) => textKey)).toContain('finding.T-03.maxLength');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use built-in schema' }).click();
    await page.getByText('Text, 1 to 35 characters').first().waitFor();
    expect(pageErrors).toEqual([expect.stringContaining('status of 400')]);
    await context.close();
  });

  it('are added with a schema, selected by an environment, and kept while they are used', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/formats/formats?rulebook=2025');
    await page.getByRole('button', { name: 'Add format' }).click();
    await page.getByLabel('Message type').fill('acme.order');
    const schema = { name: 'order.xsd', mimeType: 'application/xml', buffer: Buffer.from(orderSchema) };
    await page.locator('dialog input[type="file"]').setInputFiles(schema);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('uses a construct that the built-in validator does not support', { exact: false }).waitFor();
    await page.getByRole('row', { name: /^Sell/ }).waitFor();
    await expectAccessible(page);
    await page.goto('/admin/simenv');
    await page.getByRole('link', { name: 'SCT bench', exact: true }).click();
    await page.getByLabel('acme.order · 2025').check();
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.locator('.form-good').waitFor();
    const fileId = await upload('<Order xmlns="urn:acme:order"><Sum>1</Sum><When>soon</When><Sell>x</Sell></Order>');
    const { reply } = await tester.call(validateFileRoute, { body: { fileId } });
    expect(reply.validationReport).toMatchObject({
      validationSummary: { messageType: 'acme.order', errors: 1 },
      validationMessages: [{ textKey: 'finding.T-03.external', line: 1, column: 43, path: '/Order/When' }],
    });
    await page.goto('/admin/formats/formats/sct-2025-acme.order/edit');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 file', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('show their structure, also dark and narrow', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin', { colorScheme: 'dark', narrow: true });
    await page.goto(`${address}?view=structure`);
    await page.getByRole('row', { name: /^GrpHdr/ }).click();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expectAccessible(page);
    await page.goto(`${address}?view=compare`);
    await page.getByText('removed').first().waitFor();
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
