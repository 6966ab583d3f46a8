import { resetSimEnvMemoryRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import { benchClient } from '../client/bench-client.ts';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

const params = { environmentToken: 'inst' };

describe('the time-out of a received instant payment', () => {
  const stage = onStage();

  it.each([{}, { colorScheme: 'dark' as const }, { narrow: true }])(
    'is shown as a bar on its page: %j',
    async (options) => {
      const admin = await benchClient(stage.url, 'admin');
      const clock = { kind: 'fixed', instant: '2027-02-01T12:00:00.000Z' } as const;
      await admin.call(resetSimEnvMemoryRoute, { params, body: { clock } });
      const tester = await benchClient(stage.url, 'tester');
      const body = { kind: 'payment', from: { templateName: 'inst-credit-transfer' } } as const;
      const { reply } = await tester.call(requestIncomingRoute, { params, body });
      const { page, context, pageErrors } = await stage.signedIn('tester', options);
      await page.goto(`/file/${reply.messages[0]?.fileId}?tab=transfers`);
      const bar = page.getByRole('progressbar', { name: "Time-out of the beneficiary's bank" });
      await bar.waitFor();
      expect(await bar.getAttribute('aria-valuetext')).toBe('7 sec of 7 sec left to answer with a pacs.002');
      expect(await seriousFindings(page)).toEqual([]);
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );
});
