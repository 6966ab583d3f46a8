import { planView } from '@clearbench/contracts/plan/views';
import { memoryDocumentStore } from './document-store/memory.ts';
import { everyDocument } from './every-document.ts';
import { uncachedReadModels } from './read-models.ts';

describe('all documents of a read model', () => {
  it.each([0, 1, 500, 1_203])('are read for any number of them: %i', async (count) => {
    const documents = memoryDocumentStore();
    await documents.prepare(planView.name, planView.shape);
    const nameOf = (at: number): string => `Plan ${String(count - at).padStart(4, '0')}`;
    const plans = Array.from({ length: count }, (_, at) => ({
      id: `p${at}`,
      position: at + 1,
      document: { planId: `p${at}`, planName: nameOf(at) },
    }));
    await documents.apply(planView.name, plans);
    const read = await everyDocument(uncachedReadModels(documents), planView, 'planName');
    expect(read.map(({ planName }) => planName)).toEqual(plans.map((_, at) => nameOf(at)).reverse());
  });
});
