import { Failure } from '@clearbench/contracts/failure';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { cards } from './testing/book.fixture.ts';
import { acquired, catalogue, eventually, lent, returned, stopAll } from './testing/catalogue.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

afterEach(stopAll);

/** Delays writes from a moment on, like a paused process. */
const pausing = (documents: DocumentStore) => {
  let gate: PromiseWithResolvers<void> | undefined;
  const refused: unknown[] = [];
  const reachedGate = Promise.withResolvers<void>();
  const apply: DocumentStore['apply'] = async (...change) => {
    if (gate) reachedGate.resolve();
    await gate?.promise;
    try {
      await documents.apply(...change);
    } catch (error) {
      if (error instanceof Failure) refused.push(error.errorKey);
      throw error;
    }
  };
  return {
    documents: { ...documents, apply },
    pause: () => {
      gate = Promise.withResolvers();
    },
    goOn: () => gate?.resolve(),
    stands: reachedGate.promise,
    refused,
  };
};

describe('a projector whose lease was taken over', () => {
  it('writes nothing when it resumes, and ends', async () => {
    const stores = memoryStores();
    const paused = pausing(stores.documents);
    const first = catalogue([cards], { ...stores, documents: paused.documents }, { fence: 1 });
    await put(stores.events, 'book-1', acquired('1'));
    await first.upToDate();
    paused.pause();
    await put(stores.events, 'book-1', lent('1', 'ann'));
    await paused.stands;

    const second = catalogue([cards], stores, { fence: 5, isFollowed: true });
    await put(stores.events, 'book-1', returned('1'), lent('1', 'bob'));
    await second.upToDate();
    await second.projector.stop();
    const asItWas = await stores.documents.get('cards@1', '1');
    const checkpoints = await stores.checkpoints.all();
    const { position } = await put(stores.events, 'book-1', returned('1'));

    paused.goOn();
    await eventually(() => paused.refused.length > 1);
    expect(new Set(paused.refused)).toEqual(new Set(['store.fenced']));
    await first.projector.stop();
    expect(await stores.documents.get('cards@1', '1')).toEqual(asItWas);
    expect(await stores.checkpoints.all()).toEqual(checkpoints);
    expect(first.projector.position('cards')).toBeLessThan(position);
  });
});
