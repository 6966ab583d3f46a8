import { Failure } from '@clearbench/contracts/failure';
import type { SuiteChange } from '@clearbench/contracts/suite/events';
import type { SuiteFilesChange } from '@clearbench/contracts/suite/suite-change';
import { isYamlPath, suiteFileName } from '@clearbench/contracts/suite/suite-path';
import { checkPath } from './file-limits.ts';
import { orderedCases, withListedCases, withSettingOf } from './list-of-cases.ts';
import type { SuiteFiles } from './suite-archive.ts';

export type Changed = { readonly files: SuiteFiles; readonly change: SuiteChange; readonly path?: string };

type ChangeOf<T extends SuiteFilesChange['type']> = Extract<SuiteFilesChange, { type: T }>;

const encoder = new TextEncoder();

const bytesOf = (files: SuiteFiles, path: string): Uint8Array => {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Failure('suite.fileNotFound', { path });
  return bytes;
};

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Buffer.compare(one, other) === 0);

const checkFree = (files: SuiteFiles, path: string): void => {
  checkPath(path);
  if (files.has(path)) throw new Failure('suite.pathTaken', { path });
};

const isCase = (path: string): boolean => isYamlPath(path) && path !== suiteFileName;

/** `seen`: the files of the version that the editor showed. */
export const saved = (
  files: SuiteFiles,
  { path, text, basedOn }: ChangeOf<'save'>,
  seen: SuiteFiles | undefined,
  version: number,
): Changed => {
  checkPath(path);
  const bytes = encoder.encode(text);
  const current = files.get(path);
  if (isSame(current, bytes)) return { files, change: 'saved', path };
  if (!isSame(current, seen?.get(path))) throw new Failure('suite.stale', { expected: basedOn, actual: version });
  const written = new Map([...files, [path, bytes]]);
  if (current !== undefined || !isCase(path)) return { files: written, change: 'saved', path };
  return { files: withListedCases(written, (listed) => [...listed, path]), change: 'added', path };
};

const renamed = (files: SuiteFiles, { path, newPath }: ChangeOf<'rename'>): Changed => {
  if (path === suiteFileName) throw new Failure('suite.settingsNeeded');
  const bytes = bytesOf(files, path);
  if (path === newPath) return { files, change: 'renamed', path };
  checkFree(files, newPath);
  const { [path]: _, ...others } = Object.fromEntries(files);
  const moved = new Map([...Object.entries(others), [newPath, bytes]]);
  const follow = (listed: readonly string[]) => listed.map((one) => (one === path ? newPath : one));
  return { files: isCase(path) ? withListedCases(moved, follow) : moved, change: 'renamed', path: newPath };
};

const removed = (files: SuiteFiles, { path }: ChangeOf<'remove'>): Changed => {
  if (path === suiteFileName) throw new Failure('suite.settingsNeeded');
  bytesOf(files, path);
  const rest = new Map([...files].filter(([other]) => other !== path));
  const without = (listed: readonly string[]) => listed.filter((one) => one !== path);
  return { files: isCase(path) ? withListedCases(rest, without) : rest, change: 'removed', path };
};

/** `payment.yaml` becomes `payment-2.yaml`, and that `payment-3.yaml`. */
const copyPath = (files: SuiteFiles, path: string): string => {
  const [, stem = path, ending = ''] = /^(.*?)(?:-\d{1,4})?(\.[^./]+)?$/.exec(path) ?? [];
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}${ending}`;
    if (!files.has(candidate)) return candidate;
  }
};

const duplicated = (files: SuiteFiles, { path }: ChangeOf<'duplicate'>): Changed => {
  if (path === suiteFileName) throw new Failure('suite.settingsNeeded');
  const copy = copyPath(files, path);
  checkPath(copy);
  const both = new Map([...files, [copy, bytesOf(files, path)]]);
  const next = (listed: readonly string[]) => listed.flatMap((one) => (one === path ? [one, copy] : [one]));
  return { files: isCase(path) ? withListedCases(both, next) : both, change: 'duplicated', path: copy };
};

const reordered = (files: SuiteFiles, { cases }: ChangeOf<'reorder'>): Changed => {
  const current = orderedCases(files);
  if (current.join('\n') === cases.join('\n')) return { files, change: 'reordered' };
  if (current.toSorted().join('\n') !== cases.toSorted().join('\n')) throw new Failure('suite.badOrder');
  return { files: withSettingOf(files, 'cases', cases), change: 'reordered' };
};

/** The files after a change. A file name of suite.yaml stays, so that the suite keeps its settings. */
export const changedFiles = (
  files: SuiteFiles,
  change: Exclude<SuiteFilesChange, ChangeOf<'save' | 'restore'>>,
): Changed => {
  switch (change.type) {
    case 'rename':
      return renamed(files, change);
    case 'remove':
      return removed(files, change);
    case 'duplicate':
      return duplicated(files, change);
    case 'reorder':
      return reordered(files, change);
    case 'retitle':
      return { files: withSettingOf(files, 'suite', change.title), change: 'saved', path: suiteFileName };
  }
};
