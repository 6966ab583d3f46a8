import {
  listFilesRoute,
  readContentRoute,
  readFileRoute,
  saveContentRoute,
  sendFileRoute,
} from '@clearbench/contracts/file/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { type LiveClient, liveClient } from '../client/live-client.ts';
import { serving } from '../client/serving.ts';

const createWith = async (client: BenchClient, fileName: string, amount: string) => {
  const values = { fileName, fields: {}, groups: { transactions: [{ amount }] } };
  const { reply } = await client.call(importTemplateRoute, {
    body: { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025', values },
  });
  return reply.vipFileSummary;
};

const send = async (client: BenchClient, fileId: string): Promise<string> => {
  const { reply } = await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
  return reply.transferId;
};

describe('the main workflow over HTTP', () => {
  const here = serving();
  let live: LiveClient;
  beforeAll(async () => {
    live = await liveClient(here.server.url, here.tester);
  });
  afterAll(() => live.close());

  it('creates a valid file from a template', async () => {
    expect(await createWith(here.tester, 'right', '10.00')).toMatchObject({
      fileName: 'right.xml',
      validity: 'valid',
      errors: 0,
      warnings: 0,
      transactions: 1,
      totalAmount: '10.00',
    });
  });

  it('reports the error of an edit, with its place and the expected value', async () => {
    const { fileId } = await createWith(here.tester, 'broken', '10.00');
    const { reply: file } = await here.tester.call(readFileRoute, { params: { fileId } });
    const body = (file.content ?? '').replace('SLEV', 'SHAR');
    const { reply } = await here.tester.call(saveContentRoute, { params: { fileId }, body, ifMatch: 1 });
    const line = body.split('\n').findIndex((text) => text.includes('SHAR')) + 1;
    const broken = reply.validationReport.validationMessages.filter(({ severity }) => severity === 'Error');
    expect(broken).toEqual([expect.objectContaining({ ruleId: 'P-11', line, value: 'SHAR', expected: 'SLEV' })]);
    expect(broken[0]?.text).toContain('SHAR');
    expect(reply.vipFileOverviewSummary).toMatchObject({ validity: 'invalid', errors: 1, contentVersion: 2 });
  });

  it('keeps every version readable', async () => {
    const { fileId } = await createWith(here.tester, 'versions', '10.00');
    const first = (await here.tester.call(readContentRoute, { params: { fileId }, query: {} })).reply;
    await here.tester.call(saveContentRoute, { params: { fileId }, body: first.replace('10.00', '12.00'), ifMatch: 1 });
    const { reply, headers } = await here.tester.call(readContentRoute, { params: { fileId }, query: { version: 1 } });
    expect(reply).toBe(first);
    expect(headers.get('ETag')).toBe('"1"');
  });

  it('answers a stale save with both versions and keeps the newer one', async () => {
    const { fileId } = await createWith(here.tester, 'stale', '10.00');
    const colleague = await benchClient(here.server.url, 'tester2');
    const text = (await here.tester.call(readContentRoute, { params: { fileId }, query: {} })).reply;
    await colleague.call(saveContentRoute, { params: { fileId }, body: text.replace('10.00', '11.00'), ifMatch: 1 });
    const { status, reply } = await here.tester.call(saveContentRoute, {
      params: { fileId },
      body: text.replace('10.00', '12.00'),
      ifMatch: 1,
    });
    expect(status).toBe(409);
    expect(reply).toMatchObject({ errorKey: 'file.contentStale', params: { yours: 1, current: 2 } });
  });

  it('executes a repeated command once, with the same response', async () => {
    const { fileId } = await createWith(here.tester, 'once', '10.00');
    const text = (await here.tester.call(readContentRoute, { params: { fileId }, query: {} })).reply;
    const input = {
      params: { fileId },
      body: text.replace('10.00', '13.00'),
      ifMatch: 1,
      commandId: 'the-very-same-command',
    };
    const [first, second] = [
      await here.tester.call(saveContentRoute, input),
      await here.tester.call(saveContentRoute, input),
    ];
    expect(second).toMatchObject({ status: 200, reply: { contentVersion: 2, position: first.reply.position } });
    expect(second.reply.validationReport).toEqual(first.reply.validationReport);
  });

  it('sends, pushes every state live, and lists the answer with its reason', async () => {
    const { fileId } = await createWith(here.tester, 'sent', '10.11');
    const transferId = await send(here.tester, fileId);
    const own = () => live.heard.filter((change) => change.transferId === transferId);
    await live.until(() => own().some(({ resultFileIds }) => resultFileIds.length > 0));
    expect(
      own()
        .slice(0, 3)
        .map(({ to }) => to),
    ).toEqual(['requested', 'received', 'rejected']);
    const [answered] = own().flatMap(({ resultFileIds }) => resultFileIds);
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId: answered ?? '' } });
    expect(reply.vipFileSummary).toMatchObject({
      direction: 'ST',
      origin: 'engine',
      causedByFileId: fileId,
      messageType: 'pacs.002.001.10',
      errors: 0,
    });
    expect(reply.content).toContain('AC01');
    const { reply: transfers } = await here.tester.call(listTransfersRoute, { query: { fileId } });
    expect(transfers.items[0]?.verdict?.reasons[0]).toMatchObject({ layer: 'magicCents', trigger: '.11' });
  });

  it('reports a duplicate for the second transfer', async () => {
    const { fileId } = await createWith(here.tester, 'twice', '10.00');
    await send(here.tester, fileId);
    const second = await send(here.tester, fileId);
    await live.until((received) =>
      received.some(({ transferId, groupStatus }) => transferId === second && groupStatus !== undefined),
    );
    expect(live.heard.find(({ transferId, groupStatus }) => transferId === second && groupStatus)).toMatchObject({
      groupStatus: 'RJCT',
    });
  });

  it('finds files by name and by reference, and filters them', async () => {
    const file = await createWith(here.tester, 'needle in the hay', '10.00');
    const find = async (query: object) => {
      const { reply } = await here.tester.call(listFilesRoute, { query: { environmentToken: 'sct', ...query } });
      return reply.items.map(({ fileId }) => fileId);
    };
    expect(await find({ search: 'needle' })).toEqual([file.fileId]);
    expect(await find({ search: file.messageId })).toEqual([file.fileId]);
    expect(await find({ search: 'needle', direction: 'ST' })).toEqual([]);
    expect(await find({ validity: 'invalid', search: 'needle' })).toEqual([]);
  });
});
