import { Failure } from '@clearbench/contracts/failure';
import type { ClientStream, RemoteAttributes, RemoteEntry } from 'ssh2';

/** A file in a folder of a server. */
export type RemoteFile = {
  readonly name: string;
  readonly size: number;
  /** Seconds since 1970. */
  readonly modified: number;
};

/** The files of a server. Failures name the path; those of the connection are `channel.timeout` and `channel.unreachable`. */
export type RemoteFiles = {
  /** The files of a folder, not its folders and links; at most as many entries as asked for are read. */
  list(folder: string, most: number): Promise<readonly RemoteFile[]>;
  /** Undefined where the server has nothing of this path. */
  stat(path: string): Promise<{ readonly size: number; readonly isFolder: boolean } | undefined>;
  /** At most `longest` bytes from the beginning of a file. */
  read(path: string, longest: number): Promise<Uint8Array>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Fails where the new name exists. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
};

/** The path of a file in a folder. */
export const pathIn = (folder: string, name: string): string => `${folder.replace(/\/+$/, '')}/${name}`;

/** Status codes of SFTP 3. */
const [endOfFile, noSuchFile] = [1, 2];

/** Bytes of one request, and requests of a file at the same time. */
const [pieceSize, piecesAtOnce] = [32 * 1024, 8];

type Callback<T> = (error: Error | null | undefined, value: T) => void;
type Ask = <T>(about: Failure, start: (done: Callback<T>) => void) => Promise<T>;
type AskAbout = <T>(start: (done: Callback<T>) => void) => Promise<T>;

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | undefined)?.code;

/** A name without a path: a server could send any text. */
const isPlainName = (name: string): boolean => !/[/\0]/.test(name) && name !== '.' && name !== '..';

const shown = ({ filename, attrs }: RemoteEntry): RemoteFile => ({
  name: filename,
  size: attrs.size,
  modified: attrs.mtime,
});

/** Reads a piece; a server may return it in parts, and less at the end of the file. */
const readPiece = async (ask: AskAbout, stream: ClientStream, handle: Buffer, into: Buffer, at: number) => {
  const wanted = Math.min(pieceSize, into.length - at);
  let done = 0;
  while (done < wanted) {
    const position = at + done;
    const count = await ask<number>((taken) =>
      stream.read(handle, into, position, wanted - done, position, (error, read) =>
        codeOf(error) === endOfFile ? taken(undefined, 0) : taken(error, read),
      ),
    );
    if (count === 0) break;
    done += count;
  }
  return done;
};

type Parts = {
  readonly stream: ClientStream;
  /** Milliseconds without a reply after which the connection ends. */
  readonly patience: number;
  /** Ends the connection. */
  readonly end: () => void;
};

/** One request: it fails when the server refuses it, sends no reply in time, or the connection ends. */
const asking =
  ({ patience, end }: Parts): Ask =>
  (about, start) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Failure('channel.timeout'));
        end();
      }, patience).unref();
      start((error, value) => {
        clearTimeout(timer);
        if (!error) resolve(value);
        // Without a status of SFTP the connection ended.
        else if (typeof codeOf(error) === 'number') reject(about);
        else reject(new Failure('channel.unreachable', {}, { cause: error }));
      });
    });

const statusOf = async (ask: Ask, stream: ClientStream, path: string) => {
  const found = await ask<RemoteAttributes | undefined>(new Failure('channel.serverRefused', { path }), (done) =>
    stream.stat(path, (error, attributes) =>
      codeOf(error) === noSuchFile ? done(undefined, undefined) : done(error, attributes),
    ),
  );
  return found && { size: found.size, isFolder: found.isDirectory() };
};

const entriesOf = async (
  ask: Ask,
  stream: ClientStream,
  folder: string,
  most: number,
): Promise<readonly RemoteFile[]> => {
  const about = new Failure('channel.folderUnusable', { path: folder });
  const handle = await ask<Buffer>(about, (done) => stream.opendir(folder, done));
  const files: RemoteFile[] = [];
  let read = 0;
  while (read < most) {
    const entries = await ask<readonly RemoteEntry[] | undefined>(about, (done) =>
      stream.readdir(handle, (error, list) =>
        codeOf(error) === endOfFile ? done(undefined, undefined) : done(error, list),
      ),
    );
    if (!entries) break;
    read += entries.length;
    files.push(...entries.filter(({ attrs, filename }) => attrs.isFile() && isPlainName(filename)).map(shown));
  }
  await ask<void>(about, (done) => stream.close(handle, done));
  return files;
};

/** The files behind an SFTP session. */
export const remoteFiles = (parts: Parts): RemoteFiles => {
  const { stream } = parts;
  const ask = asking(parts);
  const refusedAt = (path: string) => new Failure('channel.serverRefused', { path });
  const withFile = async <T>(path: string, flags: 'r' | 'w', work: (handle: Buffer) => Promise<T>): Promise<T> => {
    const handle = await ask<Buffer>(refusedAt(path), (done) => stream.open(path, flags, done));
    const result = await work(handle);
    await ask<void>(refusedAt(path), (done) => stream.close(handle, done));
    return result;
  };
  return {
    list: (folder, most) => entriesOf(ask, stream, folder, most),
    stat: (path) => statusOf(ask, stream, path),
    read: (path, longest) =>
      withFile(path, 'r', async (handle) => {
        const about: AskAbout = (start) => ask(refusedAt(path), start);
        const bytes = Buffer.alloc(longest);
        let end = 0;
        while (end < longest) {
          const wanted = Math.min(piecesAtOnce * pieceSize, longest - end);
          const starts = Array.from({ length: Math.ceil(wanted / pieceSize) }, (_, index) => end + index * pieceSize);
          const counts = await Promise.all(starts.map((at) => readPiece(about, stream, handle, bytes, at)));
          const read = counts.reduce((sum, count) => sum + count, 0);
          end += read;
          if (read < wanted) break;
        }
        return bytes.subarray(0, end);
      }),
    write: (path, bytes) =>
      withFile(path, 'w', async (handle) => {
        const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        for (let at = 0; at < whole.length; at += pieceSize) {
          const length = Math.min(pieceSize, whole.length - at);
          await ask(refusedAt(path), (done) => stream.write(handle, whole, at, length, at, done));
        }
      }),
    rename: (from, to) => ask<void>(refusedAt(from), (done) => stream.rename(from, to, done)),
    remove: (path) => ask<void>(refusedAt(path), (done) => stream.unlink(path, done)),
  };
};
