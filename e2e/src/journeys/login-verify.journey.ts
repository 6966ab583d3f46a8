import { linkIn } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { seriousFindings } from './axe.ts';
import { onMailStage } from './mail-journey-context.ts';

const address = 'unverified@demo.clearbench.example';

describe('an installation with mail', () => {
  const here = onMailStage();

  it('verifies an address with the link of a mail; the waiting page continues', async () => {
    const { page, context, pageErrors } = await here.stage.visitor();
    await page.goto('/profile');
    await page.locator('button[value="unverified"]').click();
    await page.waitForURL('**/login/verify');
    await page.getByText(address).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Send new link' }).click();
    await page.getByText(/A new link was sent to .* It is valid until .*2\d{3}/).waitFor();
    await page.getByRole('button', { name: 'Send new link' }).click();
    await page.getByRole('alert').getByText('Too many requests.').waitFor();

    const letter = await context.newPage();
    await letter.goto(linkIn(await here.box.letterTo(address)));
    expect(await seriousFindings(letter)).toEqual([]);
    await letter.getByRole('button').first().click();
    await letter.waitForLoadState();
    await page.bringToFront();
    await page.waitForURL('**/profile');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('offers a contact form', async () => {
    const { page, context } = await here.stage.visitor();
    await page.goto('/');
    await page.locator('button[value="disabled"]').click();
    await page.waitForURL('**/login/disabled');
    await page.getByRole('link', { name: 'Contact the operator' }).click();
    await page.waitForURL('**/public/contact');
    await context.close();
  });

  it('is tested by an administrator on the settings page: mail, the provider, and a whole sign-in', async () => {
    const { page, context, pageErrors } = await here.stage.signedIn('admin');
    await page.goto('/admin/settings');
    const recipient = page.getByLabel('Recipient of the test e-mail');
    await recipient.fill('reader@bank.example');
    await recipient.press('Enter');
    await page.getByText('The mail server accepted the e-mail to reader@bank.example').waitFor();
    expect((await here.box.letterTo('reader@bank.example')).subject).toContain('Test e-mail');
    here.box.unwanted.add('nobody@bank.example');
    await recipient.fill('nobody@bank.example');
    await page.getByRole('button', { name: 'Send test e-mail' }).click();
    await page.getByText('rejected the recipient nobody@bank.example').waitFor();
    await page.getByRole('button', { name: 'Check connection' }).click();
    await page.locator('.test-steps li', { hasText: 'Clocks' }).waitFor();
    expect(await page.locator('.test-step-outcome[data-outcome="failed"]').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Test sign-in' }).click();
    await page.locator('button[value="tester"]').click();
    await page.waitForURL('**/admin/settings?signInTest=demo');
    await page.getByText(/The test sign-in at [\d:]+ succeeded/).waitFor();
    await page.getByRole('link', { name: 'This sign-in belongs to the user Tessa Tester.' }).waitFor();
    // The administrator is still signed in.
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.reload();
    await page.getByText(/The test sign-in at [\d:]+ succeeded/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
