import { readReportRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { appearances } from './appearances.ts';
import { onStage } from './journey-context.ts';
import { expectAccessible } from './page-checks.ts';

/** A payment of 2023 with an address that the rulebook of 2025 does not accept for much longer. */
const payment = (id: string): string =>
  samplePayment(id, '1.00').replace(
    /(<Dbtr>\s*<Nm>[^<]*<\/Nm>)/,
    '$1<PstlAdr><Ctry>DE</Ctry><AdrLine>Hauptstr. 1</AdrLine><AdrLine>10117 Berlin</AdrLine></PstlAdr>',
  );

describe('the upgrade of a file to a newer rulebook', () => {
  const stage = onStage();

  it.each(appearances)(
    'creates a copy and lists what is left to decide ($colorScheme, narrow: $narrow)',
    async (look) => {
      const fileName = `upgrade-${look.colorScheme}.xml`;
      const client = await benchClient(stage.url, 'tester');
      const query = { environmentToken: 'sct', rbVersion: '2023', fileName } as const;
      await client.call(uploadFileRoute, { query, body: payment(`UP-${look.colorScheme}`) });
      const { page, context, pageErrors } = await stage.signedIn('tester', look);
      await page.goto('/files/sct/2023');
      await page.getByText(fileName).first().click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Upgrade to rulebook …' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Rulebook').waitFor();
      await eventually(async () =>
        expect(await dialog.getByLabel('Rulebook').locator('option').allTextContents()).toEqual([
          '2025 · SCT bench',
          expect.stringContaining('2025 · SCT acceptance'),
          expect.stringContaining('2025 · SCT drafts'),
        ]),
      );
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Upgrade' }).click();
      await dialog.getByText('1 element needs a decision').waitFor();
      await dialog.getByText('<TwnNm>Berlin</TwnNm>').waitFor();
      await dialog.getByRole('button', { name: /^Apply the proposal for/ }).click();
      await dialog.getByText('1 proposal is applied.').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Undo the proposal for/ }).click();
      await dialog.getByRole('button', { name: /^Apply the proposal for/ }).click();
      await dialog.getByText('1 proposal is applied.').waitFor();
      await dialog.getByRole('button', { name: 'Open' }).click();
      await page.waitForURL(/\/file\//);
      const fileId = /\/file\/([^/?]+)/.exec(page.url())?.[1] ?? '';
      const { reply } = await client.call(readReportRoute, { params: { fileId }, query: {} });
      expect(reply.validationMessages.map(({ ruleId }) => ruleId)).not.toContain('A-05');
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );
});
