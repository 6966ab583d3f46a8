import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import { isYamlPath } from '@clearbench/contracts/suite/suite-path';
import { type LoadedSuite, loadSuites } from '@clearbench/test-suites/format/load-suites';
import { namesOfProduct } from '@clearbench/test-suites/format/names-of-product';
import type { FileProblem } from '@clearbench/test-suites/format/problem';
import type { CommandContext } from '../command-context.ts';
import { filesOfArchive, type SuiteFiles } from '../suite-work/suite-archive.ts';
import { builtInSuites } from './built-in-suites.ts';
import { findSuite } from './suite-access.ts';
import type { SuiteVersion } from './suite-versions.ts';

/** The files of a version of a suite. */
export type SuiteFolder = {
  readonly suiteId: string;
  readonly builtIn: boolean;
  /** 1 for a built-in suite. */
  readonly version: number;
  /** Absent for a built-in suite, which belongs to no environment. */
  readonly environmentId?: string;
  readonly files: SuiteFiles;
};

type SuiteChoice = { readonly suiteId: string; readonly version?: number | undefined };
type Parts = Pick<CommandContext, 'log' | 'views' | 'contents'>;

/** The folders read last, by the hash of their archive. */
const unpacked = boundedCache<SuiteFiles>(8);

/** The files of a version. */
export const filesOfVersion = async (
  { contents }: Pick<CommandContext, 'contents'>,
  { content: { sha256 } }: Pick<SuiteVersion, 'content'>,
): Promise<SuiteFiles> => {
  const known = unpacked.get(sha256);
  if (known !== undefined) return known;
  const files = filesOfArchive(await contents.get(sha256));
  unpacked.set(sha256, files);
  return files;
};

const builtInFolder = (suiteId: string, files: SuiteFiles, version = 1): SuiteFolder => {
  if (version !== 1) throw new Failure('suite.versionUnknown', { version });
  return { suiteId, builtIn: true, version, files };
};

/**
 * The files of a suite: of a built-in one by its name, or of a stored one that the caller reads, in a version or in the
 * latest one. Throws `suite.notFound` and `suite.versionUnknown`.
 */
export const readSuiteFolder = async (
  parts: Parts,
  principal: Principal,
  { suiteId, version }: SuiteChoice,
): Promise<SuiteFolder> => {
  const builtIn = (await builtInSuites()).get(suiteId);
  if (builtIn !== undefined) return builtInFolder(suiteId, builtIn, version);
  const { environmentId, versions } = await findSuite(parts, principal, suiteId);
  const found = version === undefined ? versions.at(-1) : versions[version - 1];
  if (found === undefined) throw new Failure('suite.versionUnknown', { version: version ?? 0 });
  const files = await filesOfVersion(parts, found);
  return { suiteId, builtIn: false, version: found.version, environmentId, files };
};

export type ParsedFolder = { readonly suite: LoadedSuite; readonly problems: readonly FileProblem[] };

/** The parsed suite of a folder with the errors in its files; the work of a worker thread for large suites. */
export const parsedFolder = ({ files }: Pick<SuiteFolder, 'files'>): ParsedFolder => {
  const decoder = new TextDecoder();
  const texts = [...files].flatMap(([path, bytes]) =>
    isYamlPath(path) ? [[path, decoder.decode(bytes)] as const] : [],
  );
  const { suites, problems } = loadSuites(new Map(texts), namesOfProduct);
  const suite = suites.find(({ folder }) => folder === '') ?? { folder: '', suite: { suite: '' }, cases: [] };
  return { suite, problems };
};
