import { sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { benchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { appearances } from './appearances.ts';
import { onStage } from './journey-context.ts';
import { expectAccessible } from './page-checks.ts';

describe('the conversation of a file', () => {
  const stage = onStage();

  const sent = async (id: string, amount: string): Promise<string> => {
    const client = await benchClient(stage.url, 'tester');
    const query = { environmentToken: 'sct', rbVersion: '2025', fileName: `${id}.xml` } as const;
    const { fileId } = (await client.call(uploadFileRoute, { query, body: samplePayment(id, amount) })).reply
      .vipFileSummary;
    await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    await until(async () => {
      const { messages } = (await client.call(readConversationRoute, { params: { fileId }, query: {} })).reply;
      return messages.length >= 3 || undefined;
    });
    return fileId;
  };

  it.each(appearances)('is a picture with lanes, links and exports ($colorScheme, narrow: $narrow)', async (look) => {
    const id = `CONV-${look.colorScheme}`;
    const fileId = await sent(id, '250.21');
    const { page, context, pageErrors } = await stage.signedIn('tester', look);
    await page.goto(`/file/${fileId}/conversation`);
    await page.getByRole('heading', { name: `Conversation of ${id}.xml` }).waitFor();
    const list = page.getByRole('list', { name: 'Messages in the order of time' });
    await list.getByText('pacs.004.001.09').waitFor();
    await list.getByText('ACCP').first().waitFor();
    await page.getByText('Other bank').first().waitFor();
    if (!look.narrow) await page.getByRole('button', { name: /SCT bench/ }).waitFor();
    await expectAccessible(page);

    // In a low window only the page scrolls, and not the document behind it.
    const size = page.viewportSize();
    await page.setViewportSize({ width: size?.width ?? 0, height: 300 });
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(300);
    await page.setViewportSize(size ?? { width: 1440, height: 900 });

    await list
      .getByRole('link', { name: `${id}.xml` })
      .first()
      .focus();
    await page.locator('.conv-message[data-related]').first().waitFor();
    for (const form of ['SVG', 'PNG', 'HTML']) {
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: form }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`Conversation-of-${id}-xml.${form.toLowerCase()}`);
    }
    const search = page.getByRole('searchbox', { name: 'Only the payment with this id' });
    await search.fill(`TX-${id}-NONE`);
    await page.getByText(`No message of this conversation names the payment TX-${id}-NONE.`).waitFor();
    await search.fill('');
    await list
      .getByRole('link', { name: `${id}.xml` })
      .first()
      .click();
    await page.waitForURL(new RegExp(`/file/${fileId}`));
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
