import { benchClient } from '../client/bench-client.ts';
import type { Serving } from '../client/serving.ts';
import { conversation } from '../thread/conversation.ts';
import { openFile } from './editor-page.ts';
import { openStage, type Stage } from './stage.ts';

describe('what passed through an environment', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  }, 240_000);
  afterAll(() => stage.close());

  it('is told of in the editor, before a text is sent again', async () => {
    const tester = await benchClient(stage.url, 'tester');
    const { payment, send, upload } = conversation({ tester } as Serving);
    const xml = await payment('once');
    await send(xml, 'sent.xml');
    const draft = await upload(xml, 'draft.xml');
    const { page, complaints } = await stage.signedIn('tester');
    await openFile(page, draft);
    await page
      .getByText(/^The message id .* was used before\./)
      .first()
      .waitFor();
    await page
      .getByText(/^The transaction id .* was used before, in the message /)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
