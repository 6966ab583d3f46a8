import { Failure } from '@clearbench/contracts/failure';
import type { AnswerFile, ExchangeCalls } from './exchange-calls.ts';
import type { HeldFile, HeldFiles } from './held-files.ts';
import type { OpenFile } from './open-file.ts';
import { readingOf } from './reading.ts';
import { recordedFailure } from './recorded-failure.ts';
import { type Folder, folders, isTemporary, markedBy, type VirtualPath, virtualPath } from './virtual-path.ts';

/** A file or folder in a list; `at` in milliseconds. */
export type FolderEntry = {
  readonly name: string;
  readonly isFolder: boolean;
  readonly size: number;
  readonly at: number;
};

type Parts = {
  readonly channelId: string;
  readonly doneMarkers: boolean;
  readonly calls: ExchangeCalls;
  readonly held: HeldFiles;
  readonly now: () => number;
};

type PathOf<K extends VirtualPath['kind']> = Extract<VirtualPath, { kind: K }>;

const noSuchFile = (name: string): Failure => new Failure('channel.noSuchFile', { name: name.slice(0, 120) });
const wrongFolder = (path: string): Failure => new Failure('channel.wrongFolder', { path: path.slice(0, 120) });

const fileAt = (path: string): PathOf<'file'> => {
  const found = virtualPath(path);
  if (found.kind !== 'file') throw wrongFolder(path);
  return found;
};

/** The first answer of each name. */
const byName = (answers: readonly AnswerFile[]): Map<string, AnswerFile> =>
  new Map(answers.toReversed().map((answer) => [answer.fileName, answer]));

/** The answers of a session: read when they are listed or not found, because a client asks for each one again. */
const answersOf = (calls: ExchangeCalls) => {
  const known = { 'from-clearing': new Map<string, AnswerFile>(), archive: new Map<string, AnswerFile>() };
  type AnswerFolder = keyof typeof known;
  const list = async (folder: AnswerFolder): Promise<readonly AnswerFile[]> => {
    known[folder] = byName(await (folder === 'archive' ? calls.archived() : calls.waiting()));
    return [...known[folder].values()].toReversed();
  };
  return {
    list,
    find: async (folder: AnswerFolder, name: string): Promise<AnswerFile> => {
      if (!known[folder].has(name)) await list(folder);
      const answer = known[folder].get(name);
      if (!answer) throw noSuchFile(name);
      return answer;
    },
    acknowledge: async (answer: AnswerFile): Promise<void> => {
      await calls.acknowledge(answer);
      known['from-clearing'].delete(answer.fileName);
    },
  };
};

/** The uploads of a channel: a file arrives when it is closed, renamed or marked as done. */
const uploadsOf = ({ channelId, doneMarkers, calls, held }: Parts) => {
  const heldAs = (name: string): HeldFile => {
    const file = held.find(channelId, name);
    if (!file) throw noSuchFile(name);
    return file;
  };
  const discard = (name: string): void => {
    const file = heldAs(name);
    held.remove(channelId, name);
    held.release(channelId, file);
  };
  /** A held file arrives under a name, and stays held if it is refused. */
  const arrive = async (from: string, name: string): Promise<void> => {
    await calls.put(name, heldAs(from).pieces);
    discard(from);
  };
  const marked = (name: string): string | undefined => (doneMarkers ? markedBy(name) : undefined);
  const waits = (name: string): boolean => isTemporary(name) || doneMarkers;
  const closed = async (name: string, file: HeldFile): Promise<void> => {
    const target = marked(name);
    if (target === undefined && waits(name)) return held.keep(channelId, name, file);
    try {
      await (target === undefined ? calls.put(name, file.pieces) : arrive(target, target));
    } finally {
      held.release(channelId, file);
    }
  };
  return {
    open: (name: string): OpenFile => {
      const file = held.begin();
      // After a refused piece the file is not whole: it never arrives, and the log has one entry.
      let refused: Failure | undefined;
      return {
        name,
        size: () => file.size,
        read: () => {
          throw wrongFolder(name);
        },
        write: (offset, piece) => {
          if (refused) throw refused;
          try {
            held.append(channelId, file, offset, piece);
          } catch (error) {
            held.release(channelId, file);
            if (error instanceof Failure) refused = recordedFailure(error.errorKey, error.params);
            throw error;
          }
        },
        close: async () => {
          if (refused) throw refused;
          try {
            await closed(name, file);
          } catch (error) {
            if (held.find(channelId, name) !== file) held.release(channelId, file);
            throw error;
          }
        },
        discard: () => {
          held.release(channelId, file);
          return refused ? undefined : name;
        },
      };
    },
    rename: async (from: string, to: string): Promise<void> => {
      const target = marked(to);
      if (target !== undefined) {
        await arrive(target, target);
        return discard(from);
      }
      if (!waits(to)) return arrive(from, to);
      held.keep(channelId, to, heldAs(from));
      if (from !== to) held.remove(channelId, from);
    },
    discard,
    find: heldAs,
  };
};

/** The virtual folders of a channel, and what its clients can do there. */
export const channelFiles = (parts: Parts) => {
  const { channelId, calls, held, now } = parts;
  const answers = answersOf(calls);
  const uploads = uploadsOf(parts);
  const folderEntry = (name: string): FolderEntry => ({ name, isFolder: true, size: 0, at: now() });
  const answerEntry = ({ fileName: name, size, at }: AnswerFile): FolderEntry => {
    return { name, isFolder: false, size, at: Date.parse(at) };
  };
  const heldEntry = (name: string, { size, changedAt: at }: HeldFile): FolderEntry => {
    return { name, isFolder: false, size, at };
  };
  const listOf = async (folder: Folder): Promise<readonly FolderEntry[]> =>
    folder === 'to-clearing'
      ? held.of(channelId).map(([name, file]) => heldEntry(name, file))
      : (await answers.list(folder)).map(answerEntry);

  return {
    list: async (path: string): Promise<readonly FolderEntry[]> => {
      const found = virtualPath(path);
      if (found.kind === 'root') return folders.map(folderEntry);
      if (found.kind === 'folder') return listOf(found.folder);
      throw noSuchFile(path);
    },
    stat: async (path: string): Promise<FolderEntry> => {
      const found = virtualPath(path);
      if (found.kind === 'root') return folderEntry('/');
      if (found.kind === 'folder') return folderEntry(found.folder);
      if (found.kind === 'unknown') throw noSuchFile(path);
      const { folder, name } = found;
      if (folder === 'to-clearing') return heldEntry(name, uploads.find(name));
      return answerEntry(await answers.find(folder, name));
    },
    write: (path: string): OpenFile => {
      const { folder, name } = fileAt(path);
      if (folder !== 'to-clearing') throw wrongFolder(path);
      return uploads.open(name);
    },
    read: async (path: string): Promise<OpenFile> => {
      const { folder, name } = fileAt(path);
      if (folder === 'to-clearing') throw wrongFolder(path);
      const answer = await answers.find(folder, name);
      return readingOf({ channelId, name, held, size: answer.size, read: () => calls.read(answer) });
    },
    /** A file that did not arrive is dropped; an answer is acknowledged. */
    remove: async (path: string): Promise<void> => {
      const { folder, name } = fileAt(path);
      if (folder === 'archive') throw wrongFolder(path);
      if (folder === 'to-clearing') return uploads.discard(name);
      await answers.acknowledge(await answers.find(folder, name));
    },
    rename: async (from: string, to: string): Promise<void> => {
      const [before, after] = [fileAt(from), fileAt(to)];
      if (before.folder === 'to-clearing' && after.folder === 'to-clearing')
        return uploads.rename(before.name, after.name);
      const archives = before.folder === 'from-clearing' && after.folder === 'archive' && before.name === after.name;
      if (!archives) throw wrongFolder(to);
      await answers.acknowledge(await answers.find('from-clearing', before.name));
    },
  };
};
export type ChannelFiles = ReturnType<typeof channelFiles>;
