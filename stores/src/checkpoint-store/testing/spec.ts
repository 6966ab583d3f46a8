import type { DocumentStore } from '../../document-store/document-store.ts';
import type { CheckpointStore } from '../checkpoint-store.ts';

/** A checkpoint store with the documents whose `apply` also moves checkpoints. */
export type CheckpointsWithDocuments = { readonly checkpoints: CheckpointStore; readonly documents: DocumentStore };

/** The contract of every checkpoint store. */
export const checkpointStoreSpec = (name: string, open: () => Promise<CheckpointsWithDocuments>): void =>
  describe(`${name} as a checkpoint store`, () => {
    let checkpoints: CheckpointStore;
    let documents: DocumentStore;
    beforeEach(async () => {
      ({ checkpoints, documents } = await open());
    });
    afterEach(async () => {
      await documents.close();
      await checkpoints.close();
    });

    it('starts at 0', async () => {
      expect(await checkpoints.get('file-list@1')).toBe(0);
      expect(await checkpoints.all()).toEqual(new Map());
    });

    it('keeps readers separate', async () => {
      await checkpoints.advance('file-list@1', 7);
      await checkpoints.advance("reader 'two' \0", 9);
      expect(await checkpoints.get('file-list@1')).toBe(7);
      expect(await checkpoints.all()).toEqual(new Map(Object.entries({ 'file-list@1': 7, "reader 'two' \0": 9 })));
    });

    it('never decreases', async () => {
      await checkpoints.advance('file-list@1', 7);
      await Promise.all([checkpoints.advance('file-list@1', 12), checkpoints.advance('file-list@1', 3)]);
      expect(await checkpoints.get('file-list@1')).toBe(12);
    });

    it('is 0 after a reset', async () => {
      await checkpoints.advance('file-list@1', 7);
      await checkpoints.reset('file-list@1');
      expect(await checkpoints.get('file-list@1')).toBe(0);
      expect(await checkpoints.all()).toEqual(new Map());
      await checkpoints.advance('file-list@1', 2);
      expect(await checkpoints.get('file-list@1')).toBe(2);
    });

    it('advances with the documents of an apply', async () => {
      await documents.prepare('file-list@1', { indexes: [] });
      const changes = [{ id: 'f1', position: 5, document: { name: 'one' } }];
      await documents.apply('file-list@1', changes, { name: 'file-list@1', position: 6 });
      expect(await checkpoints.get('file-list@1')).toBe(6);
      await documents.apply('file-list@1', [], { name: 'file-list@1', position: 8 });
      await documents.apply('file-list@1', [], { name: 'file-list@1', position: 4 });
      expect(await checkpoints.get('file-list@1')).toBe(8);
    });

    it('rejects a caller with a lower fence, with documents or without', async () => {
      await documents.prepare('file-list@1', { indexes: [] });
      await checkpoints.advance('file-list@1', 7, 3);
      await checkpoints.advance('file-list@1', 0, 4);
      expect(await checkpoints.get('file-list@1')).toBe(7);
      const fenced = { errorKey: 'store.fenced', params: { name: 'file-list@1' } };
      await expect(checkpoints.advance('file-list@1', 9, 3)).rejects.toMatchObject(fenced);
      const late = [{ id: 'f1', position: 9, document: { name: 'late' } }];
      const asBefore = { name: 'file-list@1', position: 9, fence: 3 };
      await expect(documents.apply('file-list@1', late, asBefore)).rejects.toMatchObject(fenced);
      expect(await documents.get('file-list@1', 'f1')).toBeUndefined();
      expect(await checkpoints.get('file-list@1')).toBe(7);
      await documents.apply('file-list@1', late, { ...asBefore, fence: 4 });
      await checkpoints.advance('file-list@1', 11);
      expect(await checkpoints.get('file-list@1')).toBe(11);
      await checkpoints.reset('file-list@1');
      await checkpoints.advance('file-list@1', 1, 1);
      expect(await checkpoints.get('file-list@1')).toBe(1);
    });

    it('rejects calls after closing', async () => {
      await checkpoints.close();
      await expect(checkpoints.get('a')).rejects.toMatchObject({ errorKey: 'store.closed' });
      await expect(checkpoints.advance('a', 1)).rejects.toMatchObject({ errorKey: 'store.closed' });
    });
  });
