import type { Offered } from './upload-slice.ts';

/** The bytes of uploads, because a store holds only serialisable values. */
export type BlobStore = {
  put(name: string, content: Blob): Offered;
  get(id: string): Blob | undefined;
  drop(id: string): void;
};

export const blobStore = (newId: () => string = () => crypto.randomUUID()): BlobStore => {
  const blobs = new Map<string, Blob>();
  return {
    put: (name, content) => {
      const id = newId();
      blobs.set(id, content);
      return { id, name, size: content.size };
    },
    get: (id) => blobs.get(id),
    drop: (id) => void blobs.delete(id),
  };
};

/** The instance of the page. */
export const pageBlobs = blobStore();
