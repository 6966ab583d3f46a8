import { Failure } from '@clearbench/contracts/failure';
import { normalizedFileName } from '@clearbench/contracts/file/file-name';

export const folders = ['to-clearing', 'from-clearing', 'archive'] as const;
export type Folder = (typeof folders)[number];

/** A path of the virtual folders: the root, a folder, a file in a folder, or anything else. */
export type VirtualPath =
  | { readonly kind: 'root' }
  | { readonly kind: 'folder'; readonly folder: Folder }
  | { readonly kind: 'file'; readonly folder: Folder; readonly name: string }
  | { readonly kind: 'unknown' };

/** Longest path in characters. */
const longestPath = 1_000;

const isFolder = (name: string | undefined): name is Folder => folders.some((folder) => folder === name);

const partsOf = (path: string): string[] => {
  if (path.length > longestPath) throw new Failure('channel.badName', { name: path.slice(0, 120) });
  return path.split('/').filter((part) => part !== '' && part !== '.');
};

/** Reads a path; `..` and names that no file of the bench can have are refused. */
export const virtualPath = (path: string): VirtualPath => {
  const parts = partsOf(path);
  const [folder, name] = parts;
  if (parts.includes('..')) throw new Failure('channel.badName', { name: path.slice(0, 120) });
  if (folder === undefined) return { kind: 'root' };
  if (!isFolder(folder) || parts.length > 2) return { kind: 'unknown' };
  if (name === undefined) return { kind: 'folder', folder };
  if (normalizedFileName(name) !== name) throw new Failure('channel.badName', { name: name.slice(0, 120) });
  return { kind: 'file', folder, name };
};

/** The absolute form of a path; `..` never leaves the root. */
export const absolutePath = (path: string): string => {
  const parts: string[] = [];
  for (const part of partsOf(path)) {
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return `/${parts.join('/')}`;
};

/** A name under which an upload does not arrive before it is renamed. */
export const isTemporary = (name: string): boolean => /^\.|\.(?:tmp|part)$/i.test(name);

const doneEnding = '.done';

/** The name of the file that a marker releases; undefined for any other name. */
export const markedBy = (name: string): string | undefined =>
  name.endsWith(doneEnding) && name.length > doneEnding.length ? name.slice(0, -doneEnding.length) : undefined;
