import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { Principal } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { BuiltInSuite, SuiteDetails, SuiteVersionSummary } from '@clearbench/contracts/suite/routes';
import type { SuiteOverview, SuiteProblem } from '@clearbench/contracts/suite/suite-overview';
import { userView } from '@clearbench/contracts/user/views';
import type { FileProblem } from '@clearbench/test-suites/format/problem';
import { problemText, type SuiteLanguage } from '@clearbench/test-suites/format/suite-texts';
import type { CommandContext } from '../command-context.ts';
import { builtInSuites } from '../stored-suites/built-in-suites.ts';
import { namesOfSuite } from '../stored-suites/environment-names.ts';
import { mayChangeSuite } from '../stored-suites/suite-access.ts';
import type { StoredSuite, SuiteVersion } from '../stored-suites/suite-versions.ts';
import { storedArchive } from '../suite-work/suite-archive.ts';
import type { SuiteReading } from '../suite-work/suite-work.ts';

type Parts = Pick<CommandContext, 'contents' | 'textWorkers' | 'views'>;

const read = boundedCache<SuiteOverview>(50);

/** The overview of an archive; `key` is its hash or the name of a built-in suite, with the names of its environment. */
const overviewOf = async (
  { textWorkers }: Pick<Parts, 'textWorkers'>,
  key: string,
  reading: () => SuiteReading | Promise<SuiteReading>,
): Promise<SuiteOverview> => {
  const known = read.get(key);
  if (known !== undefined) return known;
  const overview = await textWorkers.readSuite(await reading());
  read.set(key, overview);
  return overview;
};

export const shownProblem = (language: SuiteLanguage, problem: FileProblem): SuiteProblem => ({
  ...problem,
  text: problemText(language, problem),
});

const nameOf = async ({ views }: Pick<Parts, 'views'>, userId: string | undefined): Promise<string | undefined> =>
  userId === undefined ? undefined : (await views.get(userView, userId))?.displayName;

/** The field with a name; absent for a deleted user. */
const named = <Field extends string>(field: Field, name: string | undefined) =>
  (name === undefined ? {} : { [field]: name }) as { readonly [F in Field]?: string };

const withTexts = ({ problems, ...overview }: SuiteOverview, language: SuiteLanguage) => ({
  ...overview,
  problems: problems.map((problem) => shownProblem(language, problem)),
});

/** A built-in suite; undefined for another name. */
export const builtInDetails = async (
  parts: Pick<Parts, 'textWorkers'>,
  suiteId: string,
  language: SuiteLanguage,
): Promise<SuiteDetails | undefined> => {
  const files = (await builtInSuites()).get(suiteId);
  if (files === undefined) return undefined;
  const overview = await overviewOf(parts, suiteId, () => ({ bytes: storedArchive(files) }));
  return {
    ...withTexts(overview, language),
    ...{ suiteId, version: 1, latestVersion: 1, builtIn: true, shared: true, isOwn: false, isEditable: false },
  };
};

export const builtInList = async (parts: Pick<Parts, 'textWorkers'>): Promise<BuiltInSuite[]> => {
  const suites = [...(await builtInSuites()).keys()];
  return Promise.all(
    suites.map(async (suiteId) => {
      const found = await builtInDetails(parts, suiteId, 'en');
      const { title = suiteId, tags = [], files = [], cases = 0, description, environment, rulebook } = found ?? {};
      return {
        ...{ suiteId, title, tags, files: files.length, cases },
        ...named('description', description),
        ...named('environment', environment),
        ...named('rulebook', rulebook),
      };
    }),
  );
};

/** A version of a stored suite for a caller who may read it. */
export const storedDetails = async (
  parts: Parts,
  principal: Principal,
  suite: StoredSuite,
  { version, language }: { readonly version: SuiteVersion; readonly language: SuiteLanguage },
): Promise<SuiteDetails> => {
  const { suiteId, environmentId, ownerId, shared, versions } = suite;
  const { sha256, title } = version.content;
  const names = await namesOfSuite(parts, suite);
  const overview = await overviewOf(parts, `${sha256} ${JSON.stringify(names)}`, async () => ({
    bytes: await parts.contents.get(sha256),
    names,
  }));
  const [owner, changer, environment] = await Promise.all([
    nameOf(parts, ownerId),
    nameOf(parts, version.actor),
    parts.views.get(simEnvView, environmentId),
  ]);
  return {
    ...withTexts(overview, language),
    ...{ title, suiteId, version: version.version, latestVersion: versions.length, builtIn: false, shared },
    isOwn: ownerId === principal.user.userId,
    isEditable: mayChangeSuite(principal, suite),
    changedAt: version.at,
    ...named('environmentToken', environment?.environmentToken),
    ...named('ownerName', owner),
    ...named('changedByName', changer),
  };
};

/** A row of the list of versions. */
export const versionSummary = async (
  parts: Pick<Parts, 'views'>,
  { version, at, actor, change, path, restoredFrom, content }: SuiteVersion,
): Promise<SuiteVersionSummary> => {
  const { files, cases, problems } = content;
  return {
    ...{ version, at, files, cases, problems },
    ...named('actorName', await nameOf(parts, actor)),
    ...named('path', path),
    ...(change === undefined ? {} : { change }),
    ...(restoredFrom === undefined ? {} : { restoredFrom }),
  };
};
