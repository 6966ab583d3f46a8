import { Failure } from '@clearbench/contracts/failure';
import { exportSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import {
  checkSuiteFileRoute,
  compareSuiteVersionsRoute,
  type FileDifference,
  listBuiltInSuitesRoute,
  listSuiteVersionsRoute,
  readSuiteFileRoute,
  readSuiteRoute,
} from '@clearbench/contracts/suite/routes';
import { suiteFileName } from '@clearbench/contracts/suite/suite-path';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { namesOfSuite } from '../stored-suites/environment-names.ts';
import { findSuite } from '../stored-suites/suite-access.ts';
import { readSuiteFolder } from '../stored-suites/suite-folder.ts';
import type { StoredSuite, SuiteVersion } from '../stored-suites/suite-versions.ts';
import { checkPath } from '../suite-work/file-limits.ts';
import { exportedArchive, type SuiteFiles } from '../suite-work/suite-archive.ts';
import { builtInDetails, builtInList, shownProblem, storedDetails, versionSummary } from './shown-suite.ts';

const versionOf = ({ versions }: StoredSuite, version = versions.length): SuiteVersion => {
  const found = versions[version - 1];
  if (found === undefined) throw new Failure('suite.versionUnknown', { version });
  return found;
};

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const textOf = (files: SuiteFiles, path: string): string => {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Failure('suite.fileNotFound', { path });
  try {
    return strict.decode(bytes);
  } catch {
    throw new Failure('suite.notText', { path });
  }
};

const differencesOf = (from: SuiteFiles, to: SuiteFiles): FileDifference[] => {
  const paths = [...new Set([...from.keys(), ...to.keys()])].toSorted();
  return paths.flatMap((path): FileDifference[] => {
    const [before, after] = [from.get(path), to.get(path)];
    if (before === undefined) return [{ path, difference: 'added' }];
    if (after === undefined) return [{ path, difference: 'removed' }];
    return Buffer.compare(before, after) === 0 ? [] : [{ path, difference: 'changed' }];
  });
};

const pageOfVersions = 100;

/** The name of an exported archive: letters and digits of the title. */
const archiveName = (title: string): string =>
  `${
    title
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'suite'
  }.zip`;

const detailsEndpoint = (context: CommandContext): Endpoint =>
  serve(readSuiteRoute, async ({ params: { suiteId }, query: { version, language }, principal }) => {
    const builtIn = await builtInDetails(context, suiteId, language);
    if (builtIn !== undefined) {
      if (version !== undefined && version !== 1) throw new Failure('suite.versionUnknown', { version });
      return { reply: builtIn };
    }
    const suite = await findSuite(context, principal, suiteId);
    const wanted = { version: versionOf(suite, version), language };
    return { reply: await storedDetails(context, principal, suite, wanted) };
  });

const versionEndpoints = (context: CommandContext): Endpoint[] => [
  serve(listSuiteVersionsRoute, async ({ params: { suiteId }, query: { before }, principal }) => {
    const { versions } = await findSuite(context, principal, suiteId);
    const older = before === undefined ? versions : versions.slice(0, before - 1);
    const shown = older.slice(-pageOfVersions).toReversed();
    const next = older.length > shown.length ? { next: shown.at(-1)?.version ?? 1 } : {};
    return { reply: { versions: await Promise.all(shown.map((one) => versionSummary(context, one))), ...next } };
  }),
  serve(compareSuiteVersionsRoute, async ({ params: { suiteId }, query: { from, to }, principal }) => {
    const folderOf = (version: number) => readSuiteFolder(context, principal, { suiteId, version });
    const [before, after] = await Promise.all([folderOf(from), folderOf(to)]);
    return { reply: differencesOf(before.files, after.files) };
  }),
];

const checkEndpoint = (context: CommandContext): Endpoint =>
  serve(checkSuiteFileRoute, async ({ params: { suiteId }, body: { path, text, language }, principal }) => {
    checkPath(path);
    const { files, environmentId } = await readSuiteFolder(context, principal, { suiteId });
    const names = environmentId === undefined ? undefined : await namesOfSuite(context, { environmentId });
    const settings = files.has(suiteFileName) ? new TextDecoder().decode(files.get(suiteFileName)) : '';
    const paths = new Set([...files.keys(), path]);
    const file = { path, text, settings, paths };
    const { problems, cases } = await context.textWorkers.checkSuiteFile({ file, names });
    return {
      reply: { problems: problems.map((problem) => shownProblem(language, { file: path, ...problem })), cases },
    };
  });

/** What is read of suites, for callers who may read them. */
export const readEndpoints = (context: CommandContext): Endpoint[] => [
  serve(listBuiltInSuitesRoute, async () => ({ reply: await builtInList(context) })),
  detailsEndpoint(context),
  serve(readSuiteFileRoute, async ({ params: { suiteId }, query: { path, version: wanted }, principal }) => {
    const { files, version } = await readSuiteFolder(context, principal, { suiteId, version: wanted });
    return { reply: { path, version, text: textOf(files, path) } };
  }),
  ...versionEndpoints(context),
  checkEndpoint(context),
  serve(exportSuiteRoute, async ({ params: { suiteId }, query: { version }, principal }) => {
    const { files, builtIn } = await readSuiteFolder(context, principal, { suiteId, version });
    const title = builtIn ? suiteId : versionOf(await findSuite(context, principal, suiteId), version).content.title;
    const archive = exportedArchive(files);
    return {
      stream: (async function* () {
        yield archive;
      })(),
      headers: { 'Content-Disposition': `attachment; filename="${archiveName(title)}"` },
    };
  }),
];
