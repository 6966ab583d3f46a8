import { resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { appearances } from './appearances.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

const params = { environmentToken: 'inst' };

describe('the time-out of a received instant payment', () => {
  const stage = onStage();

  const received = async () => {
    const admin = await benchClient(stage.url, 'admin');
    const clock = { kind: 'fixed', instant: '2027-02-01T12:00:00.000Z' } as const;
    await admin.call(resetSimEnvMemoryRoute, { params, body: { clock } });
    const tester = await benchClient(stage.url, 'tester');
    const body = { kind: 'payment', from: { templateName: 'inst-credit-transfer' } } as const;
    return (await tester.call(requestIncomingRoute, { params, body })).reply.messages[0]?.fileId ?? '';
  };

  it.each([{}, { colorScheme: 'dark' as const }, { narrow: true }])(
    'is shown as a bar on its page: %j',
    async (options) => {
      const fileId = await received();
      const { page, context, pageErrors } = await stage.signedIn('tester', options);
      await page.goto(`/file/${fileId}?tab=transfers`);
      const bar = page.getByRole('progressbar', { name: "Time-out of the beneficiary's bank" });
      await bar.waitFor();
      await eventually(async () =>
        expect(await bar.getAttribute('aria-valuetext')).toBe('7 sec of 7 sec left to answer with a pacs.002'),
      );
      expect(await seriousFindings(page)).toEqual([]);
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );

  it.each(appearances)('is answered from a template: $colorScheme, narrow $narrow', async (look) => {
    await received();
    const { page, context, pageErrors } = await stage.signedIn('tester', look);
    await page.goto('/files/inst/2025');
    await page
      .getByText(/^SCF-inst-credit-transfer/)
      .first()
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Answer with a template …' }).click();
    await page.getByRole('heading', { name: 'New answer' }).waitFor();
    expect(await page.getByRole('link', { name: /^Instant credit transfer/ }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /^Confirmation of a received instant payment/ }).click();
    const original = page.getByLabel('Original message identification');
    await original.waitFor();
    await eventually(async () => expect(await original.inputValue()).not.toBe('ORIGINAL-MSG-ID'));
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/file\//);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
