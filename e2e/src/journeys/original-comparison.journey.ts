import { sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { paidIn, recallOf } from '../thread/r-message-samples.ts';
import { appearances } from './appearances.ts';
import { onStage } from './journey-context.ts';
import { expectAccessible } from './page-checks.ts';

describe('the comparison of an R-message with its original', () => {
  const stage = onStage();

  /** Sends a payment, and a recall of it that repeats a wrong amount. */
  const recalled = async (id: string) => {
    const client = await benchClient(stage.url, 'tester');
    const send = async (body: string, name: string): Promise<string> => {
      const query = { environmentToken: 'sct', rbVersion: '2025', fileName: `${name}.xml` } as const;
      const { fileId } = (await client.call(uploadFileRoute, { query, body })).reply.vipFileSummary;
      await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
      return fileId;
    };
    const judged = (fileId: string) =>
      until(async () => {
        const { messages } = (await client.call(readConversationRoute, { params: { fileId }, query: {} })).reply;
        return messages.some(({ groupStatus }) => groupStatus !== undefined) || undefined;
      });
    const payment = samplePayment(id, '250.00');
    const originalId = await send(payment, id);
    const paid = paidIn(payment);
    const wrong = recallOf(paid, `R-${id}`).replace(/(<OrgnlIntrBkSttlmAmt Ccy="EUR">)[^<]*/, '$1249.99');
    await judged(originalId);
    const recallId = await send(wrong, `recall-of-${id}`);
    await judged(recallId);
    return { originalId, recallId };
  };

  it.each(appearances)('marks the differences and can hide all other fields ($colorScheme)', async (look) => {
    const id = `CMP-${look.colorScheme}`;
    const { originalId, recallId } = await recalled(id);
    const { page, context, pageErrors } = await stage.signedIn('tester', look);
    await page.goto(`/file/${recallId}/conversation`);
    const compare = page.getByRole('button', { name: `Compare recall-of-${id}.xml with the original` });
    await compare.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `recall-of-${id}.xml and its original` });
    const wrong = dialog.getByRole('row', { name: /^Original interbank settlement amount/ });
    await wrong.waitFor();
    await eventually(async () =>
      expect(await wrong.textContent()).toMatch(/different[\s\S]*EUR 250\.00[\s\S]*EUR 249\.99/),
    );
    const same = dialog.getByRole('row', { name: /^Original transaction id same/ });
    await same.waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Only differences').check();
    await same.waitFor({ state: 'detached' });
    await wrong.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await compare.evaluate((button) => button.ownerDocument.activeElement === button)).toBe(true);
    await compare.click();
    await dialog.getByRole('link', { name: `${id}.xml`, exact: true }).click();
    await page.waitForURL(new RegExp(`/file/${originalId}`));
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
