import { rowOfSummary } from '@clearbench/contracts/file/list-row';
import { type FileListRow, fileListView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { conversationPage } from './conversation-page.ts';

type Sample = Partial<VipFileSummary> & { readonly fileId: string; readonly minute: number };

const minuteOf = (minute: number): string => new Date(Date.UTC(2026, 10, 2, 8, minute)).toISOString();

const rowOf = ({ minute, ...file }: Sample): FileListRow => {
  const times = { createdAt: minuteOf(minute), changedAt: minuteOf(minute) };
  const summary = {
    envId: 'e1',
    rbVersion: '2025',
    fileName: `${file.fileId}.xml`,
    direction: 'TS',
    ...times,
    ...file,
  };
  const stay = { ownerId: '', touchedAt: times.changedAt, openTransfers: 0 };
  return rowOfSummary(summary as VipFileSummary, stay, { sha256: 'x', references: '' });
};
const sent = (fileId: string, minute: number): Sample => ({ fileId, minute, transferId: 't', transferState: 'closed' });
const answer = (to: string, number: number, minute: number): Sample => ({
  ...{ fileId: `${to}-${String(number).padStart(3, '0')}`, minute, direction: 'ST' },
  ...{ causedByFileId: to, causedByTransferId: 't', messageType: number % 2 === 0 ? 'pacs.002' : 'pacs.004' },
});
const answers = (to: string, count: number, from: number): Sample[] =>
  Array.from({ length: count }, (_, number) => answer(to, number, from + number));

/** An environment with these files; reads its conversations. */
const holding = async (...files: Sample[]) => {
  const documents = memoryDocumentStore();
  await documents.prepare(fileListView.name, fileListView.shape);
  const changes = files.map((file, at) => ({ id: file.fileId, position: at + 1, document: rowOf(file) }));
  await documents.apply(fileListView.name, changes);
  const views = uncachedReadModels(documents);
  const query = { environmentToken: 'sct', order: 'descending', limit: 100 } as const;
  return (filters: Partial<Parameters<typeof conversationPage>[2]> = {}) =>
    conversationPage(views, 'e1', { ...query, ...filters }, async () => ({}));
};
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof holding>>>>;
const ids = ({ items }: Page): string[] => items.map(({ file }) => file.fileId);

describe('a page of conversations', () => {
  it('has each conversation once, at the place of its newest file', async () => {
    const ask = await holding(sent('old', 1), sent('new', 5), { fileId: 'draft', minute: 7 }, ...answers('old', 2, 8));
    const page = await ask();
    expect(ids(page)).toEqual(['old', 'draft', 'new']);
    expect(page.items[0]).toMatchObject({
      answers: [{ fileId: 'old-000' }, { fileId: 'old-001' }],
      notListed: 0,
      matching: [],
      changedAt: minuteOf(9),
    });
  });

  it('begins a conversation with a requested message of the other bank', async () => {
    const payment = { fileId: 'in', minute: 1, direction: 'ST', causedByTransferId: 't1' } as const;
    const recall = { ...payment, fileId: 'recall', minute: 2, causedByFileId: 'in', causedByTransferId: 't2' };
    const page = await (await holding(payment, recall))();
    expect(page.items).toMatchObject([{ file: { fileId: 'in' }, answers: [{ fileId: 'recall' }], notListed: 0 }]);
  });

  it('does not repeat on a later page what an earlier one listed', async () => {
    const ask = await holding(...['a', 'b', 'c'].flatMap((id, at) => [sent(id, at), ...answers(id, 3, 10 * at + 5)]));
    const seen: string[] = [];
    for (let after: string | undefined, pages = 0; pages === 0 || after !== undefined; pages += 1) {
      const page = await ask({ limit: 1, ...(after === undefined ? {} : { after }) });
      seen.push(...ids(page));
      after = page.next;
    }
    expect(seen).toEqual(['c', 'b', 'a']);
  });

  it('lists the newest twenty answers and the number of the others', async () => {
    const ask = await holding(sent('much', 0), ...answers('much', 45, 1));
    const [item] = (await ask()).items;
    expect([item?.answers.length, item?.answers.at(-1)?.fileId, item?.notListed]).toEqual([20, 'much-044', 25]);
  });

  it('ends after some reads although the page is not full, and continues there', async () => {
    const ask = await holding(sent('first', 0), sent('much', 1), ...answers('much', 400, 2));
    const page = await ask({ limit: 20 });
    expect(ids(page)).toEqual(['much']);
    expect(page.next).toBeDefined();
    let after = page.next;
    const seen: string[] = [];
    while (after !== undefined) {
      const next = await ask({ limit: 20, after });
      seen.push(...ids(next));
      after = next.next;
    }
    expect(seen).toEqual(['first']);
  });

  it('finds a conversation by an answer, and names the files that match', async () => {
    const ask = await holding(sent('a', 0), ...answers('a', 4, 1), sent('b', 9));
    const page = await ask({ messageType: 'pacs.004' });
    expect(page.items.map(({ file, matching }) => [file.fileId, matching])).toEqual([['a', ['a-003', 'a-001']]]);
    expect(ids(await ask({ search: 'A-002' }))).toEqual(['a']);
    expect(ids(await ask({ direction: 'TS' }))).toEqual(['b', 'a']);
  });

  it('shows the answers of a missing file below the oldest of them', async () => {
    const ask = await holding(...answers('gone', 3, 1));
    const [item] = (await ask()).items;
    expect([item?.file.fileId, item?.answers.length, item?.notListed]).toEqual(['gone-000', 2, 0]);
  });
});
