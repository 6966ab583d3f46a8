import { client } from '@clearbench/client/client';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

describe('the channels of an environment', () => {
  const stage = onStage();

  it('are created, tested, used and paused, with a log', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/simenv/sct-bench/edit?tab=channels');
    await page.getByRole('heading', { name: 'No channels yet' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'New channel' }).click();
    const dialog = page.getByRole('dialog', { name: 'New channel' });
    await dialog.getByLabel('Name').fill('Payment engine');
    await dialog.getByLabel('Id in addresses').fill('engine-1');
    await dialog.getByLabel('Owner').selectOption({ label: 'Tessa Tester' });
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();

    const card = page.getByRole('listitem').filter({ hasText: '/exchange/engine-1' });
    await card.getByRole('button', { name: 'Test connection' }).click();
    await card.getByText('The owner has no valid token').waitFor();
    const tester = await benchClient(stage.url, 'tester');
    const body = { name: 'engine', scopes: ['exchange' as const], environments: 'all' as const };
    const { token } = (await tester.call(createTokenRoute, { body })).reply;
    await card.getByRole('button', { name: 'Test connection' }).click();
    await card.getByText('The owner has a valid token').waitFor();

    const engine = client({ url: stage.url, token });
    const params = { channelId: 'engine-1', fileName: 'journey.xml' };
    await engine.call('putExchangeFile', { params, body: samplePayment('JOURNEY', '1.00') });
    await engine.call('putExchangeFile', { params, body: 'no XML' }).catch(() => undefined);
    await card.getByText('Log', { exact: true }).click();
    await card.getByRole('link', { name: 'journey.xml' }).first().waitFor();
    await card.getByText(/400 · /).waitFor();
    await card.getByText('Ready', { exact: true }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'New channel' }).click();
    await dialog.getByLabel('Kind').selectOption({ label: 'Webhook: notifications' });
    await dialog.getByLabel('Name').fill('Notifications');
    await dialog.getByLabel('Id in addresses').fill('hook-1');
    await dialog.getByLabel('Owner').selectOption({ label: 'Tessa Tester' });
    await dialog.getByLabel('Address', { exact: true }).fill('http://127.0.0.1:9/hook');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect(await page.getByLabel(/Copy the secret now/).inputValue()).toMatch(/^whsec_/);
    const webhook = page.getByRole('listitem').filter({ hasText: '127.0.0.1:9/hook' });
    await webhook.getByRole('button', { name: 'Test connection' }).click();
    await webhook.getByText(/network that is not public/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await webhook.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await webhook.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'New channel' }).click();
    await dialog.getByLabel('Kind').selectOption({ label: 'SFTP exchange of files' });
    await dialog.getByLabel('Name', { exact: true }).fill('Bank');
    await dialog.getByLabel('Id in addresses').fill('bank-1');
    await dialog.getByLabel('Owner').selectOption({ label: 'Tessa Tester' });
    await dialog.getByLabel('Public keys').fill('no key');
    await dialog.getByText('This is no public key').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('Public keys').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const bank = page.getByRole('listitem').filter({ hasText: 'sftp bank-1@' });
    await bank.getByRole('button', { name: 'Test connection' }).click();
    await bank.getByText('The SFTP server is off').waitFor();
    await bank.getByText('The channel has neither a public key nor a password').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await bank.getByRole('button', { name: 'New password' }).click();
    expect(await page.getByLabel(/Copy the password now/).inputValue()).toMatch(/^[\w-]{32}$/);
    await bank.getByRole('button', { name: 'Test connection' }).click();
    await bank.getByText('The channel has a public key or a password').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await bank.getByRole('button', { name: 'Remove password' }).click();
    await bank.getByRole('button', { name: 'Remove password' }).waitFor({ state: 'detached' });
    await bank.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await bank.waitFor({ state: 'detached' });

    await card.getByRole('button', { name: 'Pause' }).click();
    await card.getByText('paused', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No channels yet' }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
