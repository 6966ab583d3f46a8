import { createHash } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { reasonIn } from '@clearbench/stores/sqlite/damage';

const hashOf = async (contents: Pick<ContentStore, 'read'>, sha256: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of contents.read(sha256)) hash.update(piece);
  return hash.digest('hex');
};

const faultOf = async (
  contents: Pick<ContentStore, 'read'>,
  sha256: string,
  mayBeMissing: boolean,
): Promise<string[]> => {
  try {
    return (await hashOf(contents, sha256)) === sha256 ? [] : [`content ${sha256} was changed`];
  } catch (error) {
    const missing = error instanceof Failure && error.errorKey === 'store.contentMissing';
    if (missing && mayBeMissing) return [];
    return [missing ? `content ${sha256} is missing` : `content ${sha256} cannot be read: ${reasonIn(error)}`];
  }
};

/**
 * Reads every referenced content and compares it with its hash; returns one sentence per fault. Contents whose removal
 * is recorded may be missing.
 */
export const checkContents = async (
  contents: Pick<ContentStore, 'read'>,
  named: Iterable<string>,
  removed: Iterable<string> = [],
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const sha256 of named) faults.push(...(await faultOf(contents, sha256, false)));
  for (const sha256 of removed) faults.push(...(await faultOf(contents, sha256, true)));
  return faults;
};
