import { client } from '@clearbench/client/client';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

describe('a service account in the administration', () => {
  const stage = onStage();

  it('is created, gets an environment and a token, and is in the list of users', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/usermanagement');
    await page.getByRole('button', { name: 'New service account' }).click();
    const dialog = page.getByRole('dialog', { name: 'New service account' });
    await dialog.getByLabel('Name').fill('Payment engine');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create' }).click();

    await page.getByText('Service account, without sign-in').waitFor();
    expect(await page.getByRole('button', { name: 'Sign out everywhere' }).count()).toBe(0);
    await page.getByRole('region', { name: 'Environments' }).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Save' }).click();
    const tokens = page.getByRole('form', { name: 'Create token' });
    await tokens.getByLabel('Purpose').fill('nightly run');
    await tokens.getByRole('checkbox', { name: /^Read/ }).check();
    await tokens.getByRole('checkbox', { name: /^Send/ }).check();
    expect(await seriousFindings(page)).toEqual([]);
    await tokens.getByRole('button', { name: 'Create token' }).click();
    const token = await page.getByLabel(/Copy your new token now/).inputValue();
    const engine = client({ url: stage.url, token });
    expect(await engine.call('listSimEnvs')).toHaveLength(1);

    await page.goto('/admin/usermanagement?category=all&search=payment');
    await page.getByRole('row').filter({ hasText: 'Payment engine' }).getByText('Service account').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
