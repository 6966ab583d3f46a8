import { errorKinds } from '@clearbench/contracts/errors';
import { Failure } from '@clearbench/contracts/failure';
import type { Attributes, SftpStream } from 'ssh2';
import { failureSentence } from '../failure-sentence.ts';
import type { ChannelFiles, FolderEntry } from './channel-files.ts';
import type { OpenFile } from './open-file.ts';
import { isRecordedFailure } from './recorded-failure.ts';
import { sftpStatus, statusOfFailure } from './sftp-status.ts';
import { absolutePath } from './virtual-path.ts';

/** Open files and folders of a session, and requests that may wait. */
const mostHandles = 32;
const mostWaiting = 1_024;
/** Bytes of a reply to a read, and entries of a reply to a list. */
const longestRead = 32 * 1024;
const entriesPerReply = 100;
/** The flags of an open (SFTP 3). */
const [writes, appends] = [0x02, 0x04];

type Handle = OpenFile | { readonly entries: FolderEntry[] };

type Parts = {
  readonly stream: SftpStream;
  readonly files: ChannelFiles;
  readonly texts: Readonly<Record<string, string>>;
  /** Records a refusal in the log of the channel. */
  record(failure: Failure, fileName: string | undefined): Promise<void>;
  /** Milliseconds. */
  now(): number;
  /** Called with each request. */
  touch(): void;
  /** Ends the connection. */
  end(): void;
  /** Reports an error of the server. */
  fault(error: unknown): void;
};

const attributesOf = ({ isFolder, size, at }: Pick<FolderEntry, 'isFolder' | 'size' | 'at'>): Attributes => {
  const seconds = Math.floor(at / 1_000);
  return { mode: isFolder ? 0o40755 : 0o100644, uid: 0, gid: 0, size, atime: seconds, mtime: seconds };
};

const named = (entry: FolderEntry) => {
  const kind = entry.isFolder ? 'drwxr-xr-x' : '-rw-r--r--';
  const date = new Date(entry.at).toISOString().slice(0, 16).replace('T', ' ');
  const longname = `${kind} 1 clearbench clearbench ${entry.size} ${date} ${entry.name}`;
  return { filename: entry.name, longname, attrs: attributesOf(entry) };
};

const openHandles = () => {
  const handles = new Map<number, Handle>();
  let next = 0;
  const find = (handle: Buffer): Handle => {
    const found = handle.length === 4 ? handles.get(handle.readUInt32BE(0)) : undefined;
    if (!found) throw new Failure('channel.noSuchFile', { name: '' });
    return found;
  };
  return {
    demandRoom: (): void => {
      if (handles.size >= mostHandles) throw new Failure('channel.tooManyHeld', { limit: mostHandles });
    },
    add: (handle: Handle): Buffer => {
      const id = Buffer.alloc(4);
      id.writeUInt32BE(next);
      handles.set(next, handle);
      next += 1;
      return id;
    },
    list: (handle: Buffer): FolderEntry[] => {
      const found = find(handle);
      if ('entries' in found) return found.entries;
      throw new Failure('channel.noSuchFile', { name: '' });
    },
    file: (handle: Buffer): OpenFile => {
      const found = find(handle);
      if ('entries' in found) throw new Failure('channel.noSuchFile', { name: '' });
      return found;
    },
    nameOf: (handle: Buffer): string | undefined => {
      const found = handle.length === 4 ? handles.get(handle.readUInt32BE(0)) : undefined;
      return found && 'name' in found ? found.name : undefined;
    },
    close: async (handle: Buffer): Promise<void> => {
      const found = find(handle);
      handles.delete(handle.readUInt32BE(0));
      if (!('entries' in found)) await found.close();
    },
    /** The names of uploads that did not end. */
    discardAll: (): string[] => {
      const open = [...handles.values()];
      handles.clear();
      return open.flatMap((handle) => ('entries' in handle ? [] : (handle.discard() ?? [])));
    },
  };
};

/** Executes requests one after another, and replies to each that fails. */
const requestQueue = ({ stream, texts, record, touch, end, fault }: Parts) => {
  let [last, waiting] = [Promise.resolve(), 0];
  // The client ends the session and waits until the server closes it, too.
  stream.on('end', () => {
    last = last.then(() => stream.end());
  });
  const refuse = async (id: number, error: unknown, path: string | undefined): Promise<void> => {
    const failure = error instanceof Failure ? error : new Failure('server_error', {}, { cause: error });
    if (!(error instanceof Failure)) fault(error);
    const kind = errorKinds[failure.errorKey as keyof typeof errorKinds];
    if (!isRecordedFailure(failure) && kind !== 'notFound') await record(failure, path?.split('/').at(-1));
    stream.status(id, statusOfFailure(failure), failureSentence(texts, failure));
  };
  /** `path` is that of the request, for the log. */
  return (id: number, path: string | undefined, work: () => void | Promise<void>): void => {
    touch();
    waiting += 1;
    if (waiting > mostWaiting) {
      end();
      return;
    }
    last = last.then(async () => {
      try {
        await work();
      } catch (error) {
        await refuse(id, error, path).catch(fault);
      }
      waiting -= 1;
      touch();
    });
  };
};

type Queue = ReturnType<typeof requestQueue>;
type Handles = ReturnType<typeof openHandles>;

const serveHandles = ({ stream, now }: Parts, queue: Queue, handles: Handles): void => {
  const done = (id: number): void => stream.status(id, sftpStatus.ok);
  stream.on('READ', (id: number, handle: Buffer, offset: number, length: number) =>
    queue(id, undefined, () => {
      const piece = handles.file(handle).read(offset, Math.min(length, longestRead));
      if (piece.length === 0) stream.status(id, sftpStatus.endOfFile);
      else stream.data(id, Buffer.from(piece));
    }),
  );
  stream.on('WRITE', (id: number, handle: Buffer, offset: number, piece: Buffer) => {
    // The library may use the memory of the piece again.
    const own = Buffer.from(piece);
    queue(id, handles.nameOf(handle), () => {
      handles.file(handle).write(offset, own);
      done(id);
    });
  });
  stream.on('READDIR', (id: number, handle: Buffer) =>
    queue(id, undefined, () => {
      const entries = handles.list(handle).splice(0, entriesPerReply);
      if (entries.length === 0) stream.status(id, sftpStatus.endOfFile);
      else stream.name(id, entries.map(named));
    }),
  );
  stream.on('CLOSE', (id: number, handle: Buffer) =>
    queue(id, handles.nameOf(handle), async () => {
      await handles.close(handle);
      done(id);
    }),
  );
  stream.on('FSTAT', (id: number, handle: Buffer) =>
    queue(id, undefined, () => {
      const size = handles.file(handle).size();
      stream.attrs(id, attributesOf({ isFolder: false, size, at: now() }));
    }),
  );
  stream.on('FSETSTAT', (id: number) => queue(id, undefined, () => done(id)));
};

const servePaths = ({ stream, files }: Parts, queue: Queue, handles: Handles): void => {
  const done = (id: number): void => stream.status(id, sftpStatus.ok);
  stream.on('OPEN', (id: number, path: string, flags: number) =>
    queue(id, path, async () => {
      handles.demandRoom();
      if ((flags & appends) !== 0) throw new Failure('channel.notInOrder');
      const file = (flags & writes) === 0 ? await files.read(path) : files.write(path);
      stream.handle(id, handles.add(file));
    }),
  );
  stream.on('OPENDIR', (id: number, path: string) =>
    queue(id, path, async () => {
      handles.demandRoom();
      stream.handle(id, handles.add({ entries: [...(await files.list(path))] }));
    }),
  );
  const stat = (id: number, path: string): void =>
    queue(id, path, async () => stream.attrs(id, attributesOf(await files.stat(path))));
  stream.on('STAT', stat).on('LSTAT', stat);
  stream.on('SETSTAT', (id: number, path: string) =>
    queue(id, path, async () => {
      await files.stat(path);
      done(id);
    }),
  );
  stream.on('REALPATH', (id: number, path: string) =>
    queue(id, path, () => {
      const filename = absolutePath(path);
      stream.name(id, [{ filename, longname: filename, attrs: attributesOf({ isFolder: true, size: 0, at: 0 }) }]);
    }),
  );
  stream.on('REMOVE', (id: number, path: string) =>
    queue(id, path, async () => {
      await files.remove(path);
      done(id);
    }),
  );
  stream.on('RENAME', (id: number, from: string, to: string) =>
    queue(id, to, async () => {
      await files.rename(from, to);
      done(id);
    }),
  );
  const denied = (id: number, path: string): void =>
    queue(id, path, () => {
      throw new Failure('channel.wrongFolder', { path: path.slice(0, 120) });
    });
  stream.on('MKDIR', denied).on('RMDIR', denied);
};

/**
 * Serves the SFTP requests of a session; what is not listed here, such as links, is answered as unsupported. The returned
 * function is called at the end of the connection.
 */
export const serveSftp = (parts: Parts): (() => void) => {
  const { stream, record, fault } = parts;
  const handles = openHandles();
  const queue = requestQueue(parts);
  servePaths(parts, queue, handles);
  serveHandles(parts, queue, handles);
  stream.on('error', () => undefined);
  return () => {
    for (const name of handles.discardAll()) record(new Failure('channel.incomplete'), name).catch(fault);
  };
};
