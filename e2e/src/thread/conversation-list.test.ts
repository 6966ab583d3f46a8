import {
  type ConversationListQuery,
  listConversationsRoute,
} from '@clearbench/contracts/file/conversation-list-routes';
import { deleteFileRoute, listFilesRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { conversation } from './r-message-samples.ts';

type Filters = Partial<ConversationListQuery>;

describe('the list of conversations', () => {
  const here = serving();
  const { send, payment, answerTo } = conversation(here);
  const environment = { environmentToken: 'inst', rbVersion: '2025' } as const;

  const page = async (filters: Filters = {}) => {
    const query = { ...environment, order: 'descending', limit: 100, ...filters } as const;
    return (await here.tester.call(listConversationsRoute, { query })).reply;
  };
  /** Every conversation of a list as the name of its file and its answers, read in small pages. */
  const listed = async (filters: Filters = {}): Promise<string[]> => {
    const lines: string[] = [];
    for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
      const { items, next } = await page({ ...filters, limit: 2, ...(after === undefined ? {} : { after }) });
      lines.push(
        ...items
          .map(({ file, answers }) => `${file.fileName} ${answers.length}`)
          .filter((line) => !line.startsWith('template')),
      );
      after = next;
    }
    return lines;
  };
  let rejected: { readonly fileId: string };
  beforeAll(async () => {
    rejected = await send(await payment('SIM:RJCT(AC04)'), 'rejected.xml');
    await send(await payment('SIM:MIRROR'), 'mirror.xml');
    await until(async () => (await listed()).join() === 'mirror.xml 2,rejected.xml 1' || undefined);
    await here.tester.call(uploadFileRoute, {
      query: { ...environment, fileName: 'draft.xml' },
      body: samplePayment('DRAFT', '1.00'),
    });
  });

  it('contains each file once with its answers, in pages of any size', async () => {
    expect(await listed()).toEqual(['draft.xml 0', 'mirror.xml 2', 'rejected.xml 1']);
    expect((await page()).items).toHaveLength(5);
    expect(await listed({ order: 'ascending' })).toEqual(['rejected.xml 1', 'mirror.xml 2', 'draft.xml 0']);
    const { items } = (
      await here.tester.call(listFilesRoute, {
        query: { ...environment, sort: 'changedAt', order: 'descending', limit: 100 },
      })
    ).reply;
    expect(items).toHaveLength(8);
  });

  it('has the status and the code of each answer, and so has the list of files', async () => {
    const [item] = (await page({ search: 'rejected.xml' })).items;
    expect(item?.answers).toEqual([expect.objectContaining({ answerStatus: 'RJCT', answerCode: 'AC04' })]);
    expect(item?.file).not.toHaveProperty('answerStatus');
    const query = { ...environment, direction: 'ST', sort: 'changedAt', order: 'descending', limit: 100 } as const;
    const { items } = (await here.tester.call(listFilesRoute, { query })).reply;
    expect(items.find(({ causedByFileId }) => causedByFileId === rejected.fileId)).toMatchObject({
      answerStatus: 'RJCT',
      answerCode: 'AC04',
    });
  });

  it('finds a conversation by one of its answers, and names the files that match', async () => {
    const report = await answerTo(rejected.fileId, 'pacs.002.001.10');
    const reference = /<MsgId>([^<]+)</.exec(report.xml)?.[1] ?? '';
    const { items } = await page({ search: reference });
    expect(items.map(({ file, matching }) => [file.fileName, matching])).toEqual([['rejected.xml', [report.fileId]]]);
    expect(await listed({ messageType: 'pacs.008.001.08', direction: 'ST' })).toEqual(['mirror.xml 2']);
    expect(await listed({ direction: 'ST' })).toEqual(['mirror.xml 2', 'rejected.xml 1']);
    expect(await listed({ search: 'no such file' })).toEqual([]);
  });

  it('lists the answers of a deleted file below the oldest of them', async () => {
    const { fileId } = await send(await payment('SIM:MIRROR'), 'deleted.xml');
    await until(async () => (await listed({ search: 'deleted' })).join() === 'deleted.xml 2' || undefined);
    await here.tester.call(deleteFileRoute, { params: { fileId } });
    const { items } = await page();
    const orphaned = items.find(({ file }) => file.causedByFileId === fileId);
    expect(orphaned?.answers).toHaveLength(1);
  });

  it('rejects a position that belongs to another query', async () => {
    const { next } = await page({ limit: 1 });
    expect(await page({ after: next, direction: 'ST' })).toMatchObject({ errorKey: 'store.badCursor' });
    expect(await page({ environmentToken: 'nowhere' })).toMatchObject({ errorKey: 'simEnv.notFound' });
  });
});
