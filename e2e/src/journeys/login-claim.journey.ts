import { type FakeProvider, fakeProvider } from '@clearbench/access/testing/fake-provider';
import { seriousFindings } from './axe.ts';
import { openStage, type Stage } from './stage.ts';

describe('a fresh installation with a provider of its own', () => {
  let stage: Stage;
  let company: FakeProvider;
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

  it('goes straight to its only provider, and is claimed with the code the server printed', async () => {
    company.says.userinfo = { sub: 'somebody', email: 'first@bank.example', email_verified: true, name: 'Fay First' };
    const { page, context, complaints } = await stage.visitor();
    await page.goto('/admin');
    await page.waitForURL('**/login/approvalWait');
    await page.getByText('I have the one-time code').click();
    expect(await seriousFindings(page)).toEqual([]);

    const code = page.getByLabel('One-time code');
    await code.fill('AAAA-BBBB-CCCC-DDDD');
    await code.press('Enter');
    await page.getByRole('alert').waitFor();
    const printed = stage.printed.find((line) => line.startsWith('claim '))?.slice('claim '.length) ?? '';
    await code.fill(` ${printed.toLowerCase()} `);
    await page.getByRole('button', { name: 'Become administrator' }).click();
    await page.waitForURL('**/admin/**', { timeout: 5_000 });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('offers the code to nobody after that', async () => {
    company.says.userinfo = { sub: 'somebody else', email: 'second@bank.example', email_verified: true };
    company.says.idToken = { sub: 'somebody else' };
    const { page, context } = await stage.visitor();
    await page.goto('/');
    await page.waitForURL('**/login/approvalWait');
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    expect(await page.getByText('I have the one-time code').count()).toBe(0);
    await context.close();
  });
});
