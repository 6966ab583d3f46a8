import { findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { fileListView, fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import { largestSuiteTexts } from '@clearbench/contracts/suite-run/limits';
import type { CommandContext } from '../command-context.ts';
import type { StoredFile } from '../suite-space/run-environment.ts';

type Parts = Pick<CommandContext, 'views' | 'contents'>;

/** Files of one name of which the newest is looked for. */
const mostOfName = 100;

/** The file with this name that was changed last, or the one with this id. */
const fileIdOf = async ({ views }: Parts, environmentId: string, name: string): Promise<string> => {
  const where = [
    { field: 'shelf', is: environmentId },
    { field: 'fileName', is: name },
  ];
  const sort = { field: 'fileName', direction: 'ascending' } as const;
  const { items } = await views.find(fileListView, { where, sort, limit: mostOfName });
  return items.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))[0]?.fileId ?? name;
};

/** The hash of the text; undefined where the environment has no such file, or the file no such version. */
const hashOf = async (
  parts: Parts,
  { environmentId, principal }: { readonly environmentId: string; readonly principal: Principal },
  { file: name, version }: StoredFile,
): Promise<string | undefined> => {
  const fileId = await fileIdOf(parts, environmentId, name);
  try {
    const { summary, content } = await findFile(parts.views, principal, fileId);
    if (summary.envId !== environmentId) return undefined;
    if (version === undefined) return content.sha256;
    return (await parts.views.get(fileVersionView, fileVersionId(fileId, version)))?.sha256;
  } catch (error) {
    if (error instanceof Failure && error.errorKey === 'file.notFound') return undefined;
    throw error;
  }
};

/** The files of the environment that cases name, as of now; a case that names another file fails in the run. */
export const storedFiles = async (
  parts: Parts,
  by: { readonly environmentId: string; readonly principal: Principal },
  wanted: readonly StoredFile[],
) => {
  const found: (StoredFile & { readonly bytes: Uint8Array })[] = [];
  let left = largestSuiteTexts;
  for (const one of wanted) {
    const sha256 = await hashOf(parts, by, one);
    if (sha256 === undefined) continue;
    left -= await parts.contents.size(sha256);
    if (left < 0)
      throw new Failure('suiteRun.suiteTooLarge', { limit: largestSuiteTexts, size: largestSuiteTexts - left });
    found.push({ ...one, bytes: await parts.contents.get(sha256) });
  }
  return found;
};
