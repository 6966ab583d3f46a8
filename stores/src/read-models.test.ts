import { view } from '@clearbench/contracts/view';
import type { DocumentStore } from './document-store/document-store.ts';
import { memoryDocumentStore } from './document-store/memory.ts';
import { readModels } from './read-models.ts';

const people = view<{ name: string }>('people', { indexes: [] });
const plans = view<{ name: string }>('plans', { indexes: [] });

/** Read models with counted reads and settable positions. */
const counted = () => {
  const documents = memoryDocumentStore();
  const positions: Record<string, number> = { people: 1, plans: 1 };
  const read: string[] = [];
  const get: DocumentStore['get'] = (collection, id) => {
    read.push(`${collection} ${id}`);
    return documents.get(collection, id);
  };
  const changed: Record<string, number> = { people: 1, plans: 1 };
  const progress = {
    active: (name: string) => name,
    position: (name: string) => positions[name] ?? 0,
    changedAt: (name: string) => changed[name] ?? 0,
    reached: async () => undefined,
  };
  const pass = (position: number) => void Object.assign(positions, { people: position, plans: position });
  const change = async (position: number, document: { name: string } | null) => {
    await documents.apply('people', [{ id: 'anna', position, document }]);
    pass(position);
    changed.people = position;
  };
  const models = readModels({ ...documents, get }, progress);
  const { changedAt: _unknown, ...positionsOnly } = progress;
  return {
    models,
    forgetful: readModels({ ...documents, get }, progress, 0),
    unsure: readModels({ ...documents, get }, positionsOnly),
    ...{ read, change, pass },
  };
};

describe('read models', () => {
  it('read a document once while its read model does not change', async () => {
    const { models, read, change } = counted();
    await change(2, { name: 'Anna' });
    for (let time = 0; time < 3; time += 1) {
      expect(await models.get(people, 'anna')).toEqual({ name: 'Anna' });
      expect(await models.get(people, 'ben')).toBeUndefined();
      expect(await models.get(plans, 'anna')).toBeUndefined();
    }
    expect(read).toEqual(['people anna', 'people ben', 'plans anna']);
  });

  it('read it once when other read models change', async () => {
    const { models, read, pass } = counted();
    for (let position = 2; position < 5; position += 1) {
      pass(position);
      await models.get(people, 'anna');
    }
    expect([read, models.position(people), models.changedAt(people)]).toEqual([['people anna'], 4, 1]);
  });

  it('read it again after any event where the changed read model is unknown', async () => {
    const { unsure, read, pass } = counted();
    await unsure.get(people, 'anna');
    pass(2);
    await unsure.get(people, 'anna');
    expect([read.length, unsure.changedAt(people)]).toEqual([2, 2]);
  });

  it('read it each time where other processes write it', async () => {
    const { forgetful, read } = counted();
    for (let time = 0; time < 2; time += 1) await forgetful.get(people, 'anna');
    expect(read).toEqual(['people anna', 'people anna']);
  });

  it('remove deleted documents from the cache, and keep those of other read models', async () => {
    const { models, read, change } = counted();
    await change(2, { name: 'Anna' });
    await models.get(people, 'anna');
    await models.get(plans, 'anna');
    await change(3, null);
    expect(await models.get(people, 'anna')).toBeUndefined();
    await models.get(plans, 'anna');
    expect(read).toEqual(['people anna', 'plans anna', 'people anna']);
  });
});
