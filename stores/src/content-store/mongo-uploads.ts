import { randomUUID } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import { Binary, type Collection } from 'mongodb';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { isDuplicate } from '../mongo/mongo-errors.ts';

/** As GridFS lays files out; `length` is that of the chunks, the content's own size stands in `metadata`. */
export type FileRow = {
  readonly _id: string;
  readonly length: number;
  readonly chunkSize: number;
  readonly uploadDate: Date;
  /** The SHA-256 of the content, unique; of a leftover that was swept away, another text. */
  readonly filename: string;
  readonly metadata: { readonly size: number; readonly compression: 'zstd' };
};

type ChunkRow = { readonly _id: string; readonly files_id: string; readonly n: number; readonly data: Binary };

/** An upload under way; `touched` tells it from one whose process ended. */
type UploadRow = { readonly _id: string; readonly touched: Date };

/** An upload nobody has touched for so long is a leftover. */
export const patienceInMilliseconds = 3_600_000;

const sweptName = (upload: string) => `swept:${upload}`;

/** The collections of contents, and what begins and ends uploads in them. */
export const mongoUploads = ({ db, ask }: MongoConnection, now: () => number) => {
  const files: Collection<FileRow> = db.collection('contents.files');
  const chunks: Collection<ChunkRow> = db.collection('contents.chunks');
  const uploads: Collection<UploadRow> = db.collection('contents.uploads');

  const kept = (filename: string) => ask(() => files.findOne({ filename: { $eq: filename } }));
  /** The file under the number of this upload: adds it, unless there is one. Undefined where another has its name. */
  const addFile = async (file: FileRow): Promise<FileRow | undefined> => {
    try {
      await ask(() => files.insertOne(file));
      return file;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return (await ask(() => files.findOne({ _id: { $eq: file._id } }))) ?? undefined;
    }
  };
  const forget = (upload: string) => ask(() => uploads.deleteOne({ _id: { $eq: upload } }));
  const discard = async (upload: string) => {
    await ask(() => chunks.deleteMany({ files_id: { $eq: upload } }));
    await forget(upload);
  };

  return {
    kept,
    discard,
    async prepare() {
      await ask(() => files.createIndex({ filename: 1 }, { name: 'content', unique: true }));
      await ask(() => chunks.createIndex({ files_id: 1, n: 1 }, { name: 'files_id_1_n_1', unique: true }));
    },
    begin: () => randomUUID(),
    async addChunk(upload: string, n: number, bytes: Uint8Array) {
      const touched = { touched: new Date(now()) };
      await ask(() => uploads.updateOne({ _id: { $eq: upload } }, { $set: touched }, { upsert: true }));
      const chunk = { _id: `${upload}:${n}`, files_id: upload, n, data: new Binary(bytes) };
      await ask(async () => void (await chunks.insertOne(chunk).catch(unlessDuplicate)));
    },
    async chunk(upload: string, n: number): Promise<Uint8Array | undefined> {
      return (await ask(() => chunks.findOne({ files_id: { $eq: upload }, n: { $eq: n } })))?.data.value();
    },
    /**
     * Makes an upload a content, unless another one of the same content was first. From here on nothing of it may be
     * taken back: somebody else may already have found it. What is interrupted here the sweeping ends.
     */
    async finish(upload: string, filename: string, { length, chunkSize, size }: Measures): Promise<void> {
      const metadata = { size, compression: 'zstd' } as const;
      const uploadDate = new Date(now());
      const file = await addFile({ _id: upload, length, chunkSize, uploadDate, filename, metadata });
      if (file?.filename === filename) return void (await forget(upload));
      await discard(upload);
      if (file) throw new Failure('store.unavailable', {}, { cause: new Error('an upload stood still for too long') });
    },
    /**
     * Removes what uploads left whose process ended. A file without content takes the place of the one they might still
     * make, should their process only have slept.
     */
    async sweep() {
      const stale = { touched: { $lt: new Date(now() - patienceInMilliseconds) } };
      for (const { _id } of await ask(() => uploads.find(stale).toArray())) {
        const nothing = { length: 0, chunkSize: 1, metadata: { size: 0, compression: 'zstd' } } as const;
        const file = await addFile({ _id, ...nothing, uploadDate: new Date(now()), filename: sweptName(_id) });
        if (file?.filename === sweptName(_id)) await discard(_id);
        else await forget(_id);
      }
    },
  };
};

type Measures = Pick<FileRow, 'length' | 'chunkSize'> & { readonly size: number };

const unlessDuplicate = (error: unknown): void => {
  if (!isDuplicate(error)) throw error;
};
