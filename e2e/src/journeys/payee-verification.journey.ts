import { verifyPayeeRoute } from '@clearbench/contracts/payee-verification/routes';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { verificationHeaders, verificationOf } from '../thread/payee-verification-calls.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

describe('verifications of payee', () => {
  const stage = onStage();

  it('appear in the list with their results, and each shows its request and its answer', async () => {
    const { page } = await stage.signedIn('tester');
    await page.goto('/files/inst/2025');
    await page.getByRole('link', { name: 'VoP', exact: true }).click();
    await page.getByRole('heading', { name: 'Verification of payee', exact: true }).waitFor();
    await page.getByText('No verification yet').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const client = await benchClient(stage.url, 'tester');
    const params = { environmentToken: 'inst' };
    await client.call(verifyPayeeRoute, { params, body: {} }, verificationHeaders());
    await client.call(
      verifyPayeeRoute,
      { params, body: verificationOf('Hanna Beispiel', 'SIM:CMTC') },
      verificationHeaders(),
    );
    const row = page.getByRole('row', { name: /CMTC Close match/ });
    await row.waitFor();
    await page.getByRole('row', { name: /FORMAT_ERROR Refused/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await row.getByRole('link').click();
    await page.getByRole('heading', { name: 'VoP request and response' }).waitFor();
    await page.getByText('"matchedName": "H. Beispiel"').waitFor();
    await page.getByText('"name": "Hanna Beispiel"').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'All verifications' }).click();
    await page
      .getByRole('row', { name: /FORMAT_ERROR Refused/ })
      .getByRole('link')
      .click();
    await page.getByText('The request has an error at /body').waitFor();
  });

  it('are requested by a form, with errors at their fields and the answer of the bank', async () => {
    for (const options of [{}, { colorScheme: 'dark' as const }, { narrow: true }]) {
      const { page, context, pageErrors } = await stage.signedIn('tester', options);
      await page.goto('/files/inst/2025/payees');
      await page.getByRole('button', { name: 'Ask a bank' }).click();
      const send = page.getByRole('button', { name: 'Send request' });
      await send.click();
      await eventually(async () => expect(await page.getByText('Required.').count()).toBe(3));
      await page.getByLabel('Payee by').selectOption({ label: 'LEI' });
      await page.getByLabel('LEI', { exact: true }).fill('529900T8BM49AURSDO56');
      await page.getByLabel('IBAN of the payee').fill('DE89 3704 0044 0532 0130 00');
      await page.getByLabel("BIC of the payee's bank").fill('zybbfrp0xxx');
      await page.getByText('Not a valid LEI').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByLabel('LEI', { exact: true }).fill('529900T8BM49AURSDO55');
      await page.getByText('Not a valid LEI').waitFor({ state: 'detached' });
      await send.click();
      await page.getByRole('alert').getByText('address').waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        options.narrow ? 390 : 1440,
      );
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });

  it('are reached on a phone, as are suites and runs: the row of tabs shows the active one', async () => {
    const { page, context } = await stage.signedIn('admin', { narrow: true });
    await page.goto('/files/inst/2025');
    const row = page.getByRole('navigation', { name: 'Main navigation' });
    for (const name of ['Test suites', 'Test runs', 'VoP', 'Administration']) {
      const tab = row.getByRole('link', { name, exact: true });
      await tab.click();
      await page.locator('.tab.active', { hasText: name }).waitFor();
      // Opened by its address, the row is not scrolled by a click.
      await page.reload();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await tab.waitFor();
      expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
      const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 };
      expect({ name, isInView: x >= 0 && x + width <= 390 }).toEqual({ name, isInView: true });
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await context.close();
  });
});
