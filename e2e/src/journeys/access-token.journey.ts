import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import type { Page } from 'playwright-core';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { appearances } from './appearances.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

describe('an access token in a browser and in a program', () => {
  const stage = onStage();

  /** As curl would: only the token and the text. */
  const check = async (token: string): Promise<{ status: number; errorKey?: string; validationReport?: object }> => {
    const response = await fetch(`${stage.url}${checkTextRoute.path}?environmentToken=sct&rbVersion=2025`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/xml' },
      body: samplePayment('PIPELINE', '1.00'),
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const make = async (page: Page, name: string): Promise<string> => {
    await page.getByLabel('Purpose').fill(name);
    expect(await page.getByRole('button', { name: 'Create token' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /^Validate texts/ }).check();
    await page.getByRole('button', { name: 'Create token' }).click();
    return page.getByLabel(/Copy your new token now/).inputValue();
  };

  it('is created, copied, used, shown as used, revoked and refused', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.url });
    await page.goto('/profile');
    const token = await make(page, 'nightly run');
    expect(token).toMatch(/^cb_[\w-]{43}$/);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Token copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(token);

    const row = page.getByRole('listitem').filter({ hasText: 'nightly run' });
    await row.getByText('never used').waitFor();
    expect(await check(token)).toMatchObject({ status: 200, validationReport: expect.any(Object) });
    // The page updates without a reload.
    await row.getByText(/last used .* from 127\.0\.0\.0\/24/).waitFor();
    await row.getByText(`cb_…${token.slice(-4)}`).waitFor();

    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await row.waitFor();
    expect(await page.content()).not.toContain(token);

    await row.getByRole('button', { name: 'Revoke nightly run' }).click();
    const question = page.getByRole('dialog', { name: 'Revoke nightly run?' });
    await question.getByRole('button', { name: 'Revoke' }).click();
    await row.waitFor({ state: 'detached' });
    expect(await check(token)).toMatchObject({ status: 401, errorKey: 'access.tokenUnknown' });
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is limited to an environment, and rotated with two valid at a time', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    await page.goto('/profile');
    expect(await page.getByRole('checkbox', { name: /^Administer/ }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Only these environments' }).check();
    const picker = page.getByRole('form', { name: 'Create token' }).getByRole('checkbox');
    await picker.last().check();
    const first = await make(page, 'engine');
    expect(await check(first)).toMatchObject({ status: 404, errorKey: 'simEnv.notFound' });

    await page.getByRole('radio', { name: 'All environments' }).check();
    const all = await make(page, 'rotated');
    await page.getByRole('button', { name: 'Rotate rotated' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rotate rotated?' });
    await dialog.getByLabel('Present token stays valid for').selectOption('1');
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    await dialog.waitFor({ state: 'detached' });
    const shown = page.getByLabel(/Copy your new token now/);
    await eventually(async () => expect(await shown.inputValue()).not.toBe(all));
    const next = await shown.inputValue();
    expect([await check(all), await check(next)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    const replaced = page.getByRole('listitem').filter({ hasText: `cb_…${all.slice(-4)}` });
    await replaced.getByText('replaced').waitFor();
    expect(await replaced.getByRole('button', { name: /^Rotate/ }).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it.each(appearances)('has an accessible page: $colorScheme, narrow $narrow', async (look) => {
    const { page, context, pageErrors } = await stage.signedIn('tester2', look);
    await page.goto('/profile');
    await make(page, `pipeline with a name as long as names of pipelines may be in ${look.colorScheme}`);
    await page.getByText('never used').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const width = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(width).toBe(0);
    await page
      .getByRole('button', { name: /^Revoke pipeline/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
