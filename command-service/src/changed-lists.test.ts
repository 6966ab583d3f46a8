import { codeListView } from '@clearbench/contracts/code-list/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { changedLists } from './changed-lists.ts';

const open = async (name: string) => {
  const documents = memoryDocumentStore();
  await documents.prepare(codeListView.name, codeListView.shape);
  const codes = {
    SALA: { texts: { en: 'Salary' } },
    OLD1: { texts: {}, validTo: '2026-06-30' },
    NEW1: { texts: {}, validFrom: '2026-07-01' },
  };
  await documents.apply(codeListView.name, [
    { id: name, position: 1, document: { name, title: '', version: 1, codes } },
  ]);
  return uncachedReadModels(documents);
};

describe('changed code lists of a profile', () => {
  it('are the changed lists that rules use, with the validity of each code and without texts', async () => {
    const codes = { SALA: {}, OLD1: { validTo: '2026-06-30' }, NEW1: { validFrom: '2026-07-01' } };
    expect(await changedLists(await open('purpose'))).toEqual({ codeLists: { purpose: codes } });
    expect(await changedLists(await open('sct_return_reason'))).toEqual({ codeLists: { sct_return_reason: codes } });
    expect(await changedLists(await open('return_reason'))).toEqual({ codeLists: { return_reason: codes } });
  });

  it('are empty where no used list was changed', async () =>
    expect(await changedLists(await open('charge_type'))).toEqual({}));
});
