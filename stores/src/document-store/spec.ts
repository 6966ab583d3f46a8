import type { DocumentStore } from './document-store.ts';
import { documentStoreApplySpec } from './spec-apply.ts';
import { documentStoreFindSpec } from './spec-find.ts';
import { documentStorePagingSpec } from './spec-paging.ts';
import { documentStoreSearchSpec } from './spec-search.ts';

/** What every document store promises; an adapter's test runs it over a way to open an empty store. */
export const documentStoreSpec = (name: string, open: () => Promise<DocumentStore>): void =>
  describe(`${name} as a document store`, () => {
    let store: DocumentStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    documentStoreApplySpec(() => store);
    documentStoreFindSpec(() => store);
    documentStorePagingSpec(() => store);
    documentStoreSearchSpec(() => store);

    it('finishes what was asked before it closes, and refuses what comes after', async () => {
      const applying = store.apply('files@1', [{ id: 'a', position: 1, document: {} }]);
      await store.close();
      await applying;
      const closed = { errorKey: 'store.closed' };
      await expect(store.get('files@1', 'a')).rejects.toMatchObject(closed);
      await expect(store.apply('files@1', [])).rejects.toMatchObject(closed);
      await store.close();
    });
  });
