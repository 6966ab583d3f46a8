import { verifyPayeeRoute } from '@clearbench/contracts/payee-verification/routes';
import { benchClient } from '../client/bench-client.ts';
import { verificationHeaders, verificationOf } from '../thread/payee-verification-calls.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

describe('verifications of payee', () => {
  const stage = onStage();

  it('appear in the list with their results, and each shows its request and its answer', async () => {
    const { page } = await stage.signedIn('tester');
    await page.goto('/files/inst/2025');
    await page.getByRole('link', { name: 'Payees' }).click();
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
    await page.getByRole('heading', { name: 'Verification of payee' }).waitFor();
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
});
