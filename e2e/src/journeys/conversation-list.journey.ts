import { listConversationsRoute } from '@clearbench/contracts/file/conversation-list-routes';
import { sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { benchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { appearances } from './appearances.ts';
import { onStage } from './journey-context.ts';
import { expectAccessible } from './page-checks.ts';

describe('conversations in the file list', () => {
  const stage = onStage();

  /** Sends a payment that is rejected, one that is returned, and one that is only drafted. */
  const prepare = async (id: string): Promise<void> => {
    const client = await benchClient(stage.url, 'tester');
    const at = { environmentToken: 'sct', rbVersion: '2025' } as const;
    for (const [name, amount] of [
      ['rejected', '250.11'],
      ['returned', '250.21'],
      ['draft', '10.00'],
    ] as const) {
      const fileName = `${id}-${name}.xml`;
      const body = samplePayment(`${id}${name}`.toUpperCase(), amount);
      const { fileId } = (await client.call(uploadFileRoute, { query: { ...at, fileName }, body })).reply
        .vipFileSummary;
      if (name !== 'draft') await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    }
    await until(async () => {
      const query = { ...at, search: id, order: 'descending', limit: 100 } as const;
      const { items } = (await client.call(listConversationsRoute, { query })).reply;
      return items.filter(({ answers }) => answers.length > 0).length === 2 || undefined;
    });
  };

  it.each(appearances)('open, close and are found by their answers ($colorScheme, narrow: $narrow)', async (look) => {
    const id = `conv-${look.colorScheme}${look.narrow ? '-narrow' : ''}`;
    await prepare(id);
    const { page, context, pageErrors } = await stage.signedIn('tester', look);
    await page.goto('/files/sct/2025');
    const tree = page.getByRole('treegrid', { name: 'Conversations' });
    const lead = tree.getByRole('row', { name: new RegExp(`${id}-rejected\\.xml`) }).first();
    await lead.waitFor();
    await page.getByText(/\d+ conversations/).waitFor();
    expect(await tree.getByRole('row', { level: 2 }).count()).toBe(0);

    await lead.getByRole('button', { name: `Show the answers to ${id}-rejected.xml` }).click();
    const answer = tree.getByRole('row', { level: 2 }).first();
    await answer.getByText('RJCT').waitFor();
    await expectAccessible(page);
    await lead.click();
    await tree.focus();
    await page.keyboard.press('ArrowRight');
    await tree.locator('xpath=self::*[contains(@aria-activedescendant, "row-")]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await answer.waitFor({ state: 'detached' });

    await page.getByRole('searchbox').fill(id);
    await page.waitForURL(/search=/);
    await page.getByRole('button', { name: 'All files' }).click();
    await page.getByRole('grid', { name: 'Files' }).getByText('RJCT').first().waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('grid', { name: 'Files' }).waitFor();
    await page.getByRole('button', { name: 'Conversations: each file with its answers' }).click();
    await tree.waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
