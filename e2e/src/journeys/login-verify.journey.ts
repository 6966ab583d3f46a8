import { linkIn } from '@clearbench/command-service/mail/testing/mail-settings-of';
import { seriousFindings } from './axe.ts';
import { onMailStage } from './mail-stage.ts';

const address = 'unverified@demo.clearbench.example';

describe('an address that is not proved', () => {
  const here = onMailStage();

  it('is proved by the link of a mail; the page that waits for it lets in by itself', async () => {
    const { page, context, complaints } = await here.stage.visitor();
    await page.goto('/profile');
    await page.locator('button[value="unverified"]').click();
    await page.waitForURL('**/login/verify');
    await page.getByText(address).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Send the link again' }).click();
    await page.getByText(/A new link is on its way to .* It works until .*2\d{3}/).waitFor();
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await page.getByRole('alert').getByText('That was too often in a short time.').waitFor();

    const letter = await context.newPage();
    await letter.goto(linkIn(await here.box.letterTo(address)));
    expect(await seriousFindings(letter)).toEqual([]);
    await letter.getByRole('button').first().click();
    await letter.waitForLoadState();
    await page.bringToFront();
    await page.waitForURL('**/profile', { timeout: 15_000 });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leaves a way to write to whoever runs the product', async () => {
    const { page, context } = await here.stage.visitor();
    await page.goto('/');
    await page.locator('button[value="disabled"]').click();
    await page.waitForURL('**/login/disabled');
    await page.getByRole('link', { name: 'Write to whoever runs this' }).click();
    await page.waitForURL('**/public/contact');
    await context.close();
  });
});
