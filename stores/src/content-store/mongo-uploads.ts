import { randomUUID } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { Binary, type Collection } from 'mongodb';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { isDuplicate } from '../mongo/mongo-errors.ts';

/** A file document in GridFS layout; `length` is that of the chunks, the content's own size is in `metadata`. */
export type FileRow = {
  readonly _id: string;
  readonly length: number;
  readonly chunkSize: number;
  /** Instant of the last put. */
  readonly uploadDate: Date;
  /** The SHA-256 of the content, unique; for a removed leftover another text. */
  readonly filename: string;
  readonly metadata: { readonly size: number; readonly compression: 'zstd' };
};

type ChunkRow = { readonly _id: string; readonly files_id: string; readonly n: number; readonly data: Binary };

/** A running upload; `touched` distinguishes it from the upload of an ended process. */
type UploadRow = { readonly _id: string; readonly touched: Date };

/** An upload is touched again after this time. */
const touchedEvery = millisecondsPerMinute;

/** An upload untouched for this time is a leftover. */
export const patienceInMilliseconds = millisecondsPerHour;

const sweptName = (upload: string) => `swept:${upload}`;

/** The collections of contents, with the start and the end of uploads. */
export const mongoUploads = ({ db, ask }: MongoConnection, now: () => number) => {
  const files: Collection<FileRow> = db.collection('contents.files');
  const chunks: Collection<ChunkRow> = db.collection('contents.chunks');
  const uploads: Collection<UploadRow> = db.collection('contents.uploads');

  const stored = (filename: string) => ask(() => files.findOne({ filename: { $eq: filename } }));
  /** The file with the id of this upload; adds it where it is missing. Undefined where another file has its name. */
  const addFile = async (file: FileRow): Promise<FileRow | undefined> => {
    try {
      await ask(() => files.insertOne(file));
      return file;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return (await ask(() => files.findOne({ _id: { $eq: file._id } }))) ?? undefined;
    }
  };
  /** Instants at which the running uploads of this process were touched. */
  const touchedAt = new Map<string, number>();
  const forget = async (upload: string) => {
    touchedAt.delete(upload);
    await ask(() => uploads.deleteOne({ _id: { $eq: upload } }));
  };
  const discard = async (upload: string) => {
    await ask(() => chunks.deleteMany({ files_id: { $eq: upload } }));
    await forget(upload);
  };

  /** Records a repeated put. Returns whether the content is stored. */
  const touch = async (filename: string): Promise<boolean> => {
    const change = { $set: { uploadDate: new Date(now()) } };
    return (await ask(() => files.updateOne({ filename: { $eq: filename } }, change))).matchedCount > 0;
  };

  return {
    kept: stored,
    touch,
    discard,
    /** Removes a content last put before an instant; the hourly cleanup completes an interrupted removal. */
    async remove(filename: string, putBefore: Date): Promise<boolean> {
      const file = await stored(filename);
      if (!file || file.uploadDate >= putBefore) return false;
      const { _id } = file;
      await ask(() =>
        uploads.updateOne({ _id: { $eq: _id } }, { $set: { touched: new Date(now()) } }, { upsert: true }),
      );
      await ask(() => files.deleteOne({ _id: { $eq: _id }, uploadDate: { $lt: putBefore } }));
      // The count of a repeated delete is wrong where the first reply was lost.
      const isGone = (await ask(() => files.findOne({ _id: { $eq: _id } }))) === null;
      await (isGone ? discard(_id) : forget(_id));
      return isGone;
    },
    async prepare() {
      await ask(() => files.createIndex({ filename: 1 }, { name: 'content', unique: true }));
      await ask(() => chunks.createIndex({ files_id: 1, n: 1 }, { name: 'files_id_1_n_1', unique: true }));
    },
    begin: () => randomUUID(),
    async addChunk(upload: string, n: number, bytes: Uint8Array) {
      const since = now() - (touchedAt.get(upload) ?? Number.NEGATIVE_INFINITY);
      if (since < 0 || since >= touchedEvery) {
        const at = now();
        await ask(() =>
          uploads.updateOne({ _id: { $eq: upload } }, { $set: { touched: new Date(at) } }, { upsert: true }),
        );
        touchedAt.set(upload, at);
      }
      const chunk = { _id: `${upload}:${n}`, files_id: upload, n, data: new Binary(bytes) };
      await ask(async () => void (await chunks.insertOne(chunk).catch(unlessDuplicate)));
    },
    async chunk(upload: string, n: number): Promise<Uint8Array | undefined> {
      return (await ask(() => chunks.findOne({ files_id: { $eq: upload }, n: { $eq: n } })))?.data.value();
    },
    /**
     * Turns an upload into a content, unless another upload of the same content finished first. From here on the upload
     * must not be undone, because another process may already use it. The hourly cleanup completes an interruption.
     */
    async finish(upload: string, filename: string, { length, chunkSize, size }: Measures): Promise<void> {
      const metadata = { size, compression: 'zstd' } as const;
      const uploadDate = new Date(now());
      for (;;) {
        const file = await addFile({ _id: upload, length, chunkSize, uploadDate, filename, metadata });
        if (file?.filename === filename) return void (await forget(upload));
        // The other file of the same content may have been removed in the meantime.
        if (!file && !(await touch(filename))) continue;
        await discard(upload);
        if (!file) return;
        throw new Failure('store.unavailable', {}, { cause: new Error('an upload stood still for too long') });
      }
    },
    /**
     * Removes the leftovers of uploads whose process ended. A file without content reserves the id of each such upload,
     * in case its process only slept.
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
