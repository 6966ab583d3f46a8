import type { DocumentStore } from '../document-store.ts';
import { documentStoreApplySpec } from './spec-apply.ts';
import { documentStoreFindSpec } from './spec-find.ts';
import { documentStorePagingSpec } from './spec-paging.ts';
import { documentStoreSearchSpec } from './spec-search.ts';

/** The contract of every document store; an adapter's test runs it with a function that opens an empty store. */
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

    it('finishes running calls before closing, and rejects later ones', async () => {
      const applying = store.apply('files@1', [{ id: 'a', position: 1, document: {} }]);
      await store.close();
      await applying;
      const closed = { errorKey: 'store.closed' };
      await expect(store.get('files@1', 'a')).rejects.toMatchObject(closed);
      await expect(store.apply('files@1', [])).rejects.toMatchObject(closed);
      await store.close();
    });
  });
