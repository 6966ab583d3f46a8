import { benchClient } from '../client/bench-client.ts';
import type { Serving } from '../client/serving.ts';
import { conversation } from '../thread/r-message-samples.ts';
import { seriousFindings } from './axe.ts';
import { openFile } from './editor-page.ts';
import { type JourneyContext, openStage } from './journey-context.ts';

describe('message history of an environment', () => {
  let stage: JourneyContext;
  beforeAll(async () => {
    stage = await openStage();
  }, 240_000);
  afterAll(() => stage.close());

  it('is shown in the editor before a text is sent again', async () => {
    const tester = await benchClient(stage.url, 'tester');
    const { payment, send, upload } = conversation({ tester } as Serving);
    const xml = await payment('once');
    await send(xml, 'sent.xml');
    const draft = await upload(xml, 'draft.xml');
    const { page, pageErrors } = await stage.signedIn('tester');
    await openFile(page, draft);
    await page
      .getByText(/^The message id .* was already used\./)
      .first()
      .waitFor();
    await page
      .getByText(/^The transaction id .* was already used in the message /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'New IDs' }).first().click();
    await page.getByText(/^The message has new IDs/).waitFor();
    await page
      .getByText(/was already used/)
      .first()
      .waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
  });

  it('is avoided with new ids, and several files are sent together, each with its result', async () => {
    const tester = await benchClient(stage.url, 'tester');
    const { payment, upload } = conversation({ tester } as Serving);
    for (const name of ['bulk-1', 'bulk-2']) await upload(await payment(name), `${name}.xml`);
    const { page, pageErrors } = await stage.signedIn('tester');
    await page.goto('/files/inst/2025');
    for (const name of ['bulk-1', 'bulk-2', 'sent'])
      await page.getByRole('checkbox', { name: `Select ${name}.xml` }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /New IDs for 1 file/ }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send 3 files' }).click();
    await dialog.getByText('3 of 3 sent.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    // The rows of the answers also contain the name of their file.
    for (const name of ['bulk-1', 'bulk-2', 'sent'])
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox', { name: `Select ${name}.xml`, exact: true }) })
        .getByText('Accepted')
        .waitFor();
    expect(pageErrors).toEqual([]);
  });
});
