import { codeListView } from '@clearbench/contracts/code-list/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { stillReadModels } from '@clearbench/stores/read-models';
import { changedLists } from './changed-lists.ts';

const noon = '2026-06-30T12:00:00.000Z';

const open = async (name: string) => {
  const documents = memoryDocumentStore();
  await documents.prepare(codeListView.name, codeListView.shape);
  const codes = {
    SALA: { texts: {} },
    OLD1: { texts: {}, validTo: '2026-06-30' },
    NEW1: { texts: {}, validFrom: '2026-07-01' },
  };
  await documents.apply(codeListView.name, [
    { id: name, position: 1, document: { name, title: '', version: 1, codes } },
  ]);
  return stillReadModels(documents);
};

describe('the lists a check goes by', () => {
  it('are those rules ask and somebody changed, as they may be used on the day of the clearing', async () => {
    const views = await open('purpose');
    expect(await changedLists(views, noon)).toEqual({ codeLists: { purpose: ['SALA', 'OLD1'] } });
    expect(await changedLists(views, '2026-06-30T22:30:00.000Z')).toEqual({ codeLists: { purpose: ['SALA', 'NEW1'] } });
  });

  it('are none where nobody changed any that rules ask', async () =>
    expect(await changedLists(await open('charge_type'), noon)).toEqual({}));
});
