import { type FakeProvider, fakeProvider } from '@clearbench/access/testing/provider.fake';
import { seriousFindings } from './axe.ts';
import { type JourneyContext, openStage, type TestBrowser } from './journey-context.ts';

describe('a new installation with its own provider', () => {
  let stage: JourneyContext;
  let company: FakeProvider;
  let administrator: TestBrowser;
  beforeAll(async () => {
    company = await fakeProvider({ scopes: ['openid', 'email'] });
    company.says.now = Date.now();
    const { clientSecret, ...provider } = company.settings;
    stage = await openStage({
      CLEARBENCH_DEMO: 'false',
      CLEARBENCH_PROVIDERS: JSON.stringify([provider]),
      CLEARBENCH_PROVIDER_COMPANY_SECRET: clientSecret,
    });
  });
  afterAll(async () => {
    await stage.close();
    await company.stop();
  });

  it('redirects to its only provider, and is claimed with the code in the log', async () => {
    company.says.userinfo = { sub: 'somebody', email: 'first@bank.example', email_verified: true, name: 'Fay First' };
    const { page, context, pageErrors } = await stage.visitor();
    await page.goto('/admin');
    await page.waitForURL('**/login/approvalWait');
    await page.getByText('Enter the one-time code').click();
    expect(await seriousFindings(page)).toEqual([]);

    const code = page.getByLabel('One-time code');
    await code.fill('AAAA-BBBB-CCCC-DDDD');
    await code.press('Enter');
    await page.getByRole('alert').waitFor();
    const printed = stage.printed.find((line) => line.startsWith('claim '))?.slice('claim '.length) ?? '';
    await code.fill(` ${printed.toLowerCase()} `);
    await page.getByRole('button', { name: 'Become administrator' }).click();
    await page.waitForURL('**/admin/setup');
    expect(pageErrors).toEqual([]);
    administrator = { page, context, pageErrors };
  });

  it('is set up with the checklist: templates, a plan, an environment, a BIC, and a sent file', async () => {
    const { page, context, pageErrors } = administrator;
    await page.getByText('1 of 8 done').first().waitFor();
    expect(await page.getByText('Ask an administrator to assign a plan').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Install \d+ templates$/ }).click();
    await page.getByText(/Not installed: 0/).waitFor();
    await page.getByRole('button', { name: 'Create and use the Standard plan' }).click();
    await page.getByText('1 plan.').waitFor();
    await page.getByRole('button', { name: 'Create environment SCT', exact: true }).click();
    await page.getByText('1 environment: SCT.').waitFor();
    await page.getByRole('link', { name: 'Enter BIC' }).click();
    await page.getByLabel('BIC').first().fill('ZYDODEFFXXX');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto('/');
    await page.getByText('Your profile has a BIC.').waitFor();
    await page.getByText('5 of 8 done').first().waitFor();

    await page.getByRole('link', { name: 'Open SCT' }).click();
    await page.getByRole('link', { name: 'New file' }).first().click();
    await page.getByRole('link', { name: /^Credit transfer, typical/ }).click();
    await page.getByRole('button', { name: /^Create/ }).click();
    await page.waitForURL('**/file/**');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('tab', { name: /Transfers/ }).click();
    await page.getByRole('link', { name: /^CVF-/ }).waitFor();

    await page.goto('/admin/setup');
    await page.getByRole('button', { name: 'Hide from the start page' }).click();
    await page.getByRole('button', { name: 'Show on the start page' }).waitFor();
    await page.goto('/');
    await page.waitForURL('**/files/sct/2025');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('shows the code field to no other user', async () => {
    company.says.userinfo = { sub: 'somebody else', email: 'second@bank.example', email_verified: true };
    company.says.idToken = { sub: 'somebody else' };
    const { page, context } = await stage.visitor();
    await page.goto('/');
    await page.waitForURL('**/login/approvalWait');
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    expect(await page.getByText('Enter the one-time code').count()).toBe(0);
    await context.close();
  });
});
