import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { SuiteChange, SuiteContent } from '@clearbench/contracts/suite/events';
import { changeSuiteRoute } from '@clearbench/contracts/suite/routes';
import type { SuiteFilesChange } from '@clearbench/contracts/suite/suite-change';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { namesOfSuite } from '../stored-suites/environment-names.ts';
import { findSuite, mayChangeSuite } from '../stored-suites/suite-access.ts';
import { type StoredSuite, type SuiteVersion, suiteStream } from '../stored-suites/suite-versions.ts';
import { accepted } from '../suite-work/refused-work.ts';
import { type By, keepArchive } from './create-suite.ts';
import { suiteDecider } from './suite-decider.ts';

/** Changes of a suite follow each other, so that each is derived from the latest version. */
const mutex = keyedMutex();

/** A suite that the caller may change; throws `suite.readOnly` for one that the caller only reads. */
export const editableSuite = async (
  context: Pick<CommandContext, 'log' | 'views'>,
  principal: Principal,
  suiteId: string,
): Promise<StoredSuite> => {
  const suite = await findSuite(context, principal, suiteId);
  if (!mayChangeSuite(principal, suite)) throw new Failure('suite.readOnly');
  return suite;
};

export const latest = ({ versions }: StoredSuite): SuiteVersion => {
  const found = versions.at(-1);
  if (found === undefined) throw new Failure('suite.notFound');
  return found;
};

/** The new version of a suite, before it is appended. */
export type NextVersion = {
  readonly change: SuiteChange;
  readonly content: SuiteContent;
  readonly path?: string | undefined;
  readonly restoredFrom?: number | undefined;
};

const data = ({ path, restoredFrom, ...next }: NextVersion) => ({
  ...next,
  ...(path === undefined ? {} : { path }),
  ...(restoredFrom === undefined ? {} : { restoredFrom }),
});

/**
 * Derives the next version from the latest one and appends it. The result of a repeated command is that of the first
 * execution: the files are not derived again.
 */
export const nextVersion = (
  context: CommandContext,
  suiteId: string,
  { principal, metadata, at }: By,
  derive: (suite: StoredSuite) => Promise<NextVersion>,
) =>
  mutex(suiteId, async () => {
    const suite = await editableSuite(context, principal, suiteId);
    const before = suite.versions.find(({ commandId }) => commandId === metadata.commandId);
    const next = before === undefined ? await derive(suite) : { ...before, change: before.change ?? 'saved' };
    const basedOn = (before?.version ?? suite.versions.length + 1) - 1;
    const { change, content, path, restoredFrom } = next;
    const changed = { suiteId, basedOn, ...data({ change, content, path, restoredFrom }) };
    const command = { type: 'ChangeSuite', data: changed, at } as const;
    const { position, events } = await context.handle(suiteDecider, suiteStream(suiteId), command, metadata);
    const version = events.length === 0 ? basedOn : basedOn + 1;
    const reply = { position, suiteId, version, ...(path === undefined ? {} : { path }) };
    return { reply, position };
  });

const restored = (suite: StoredSuite, restoredFrom: number): NextVersion => {
  const found = suite.versions[restoredFrom - 1];
  if (found === undefined) throw new Failure('suite.versionUnknown', { version: restoredFrom });
  return { change: 'restored', content: found.content, restoredFrom };
};

/** The archive that the editor of a file showed; undefined for a new file and for other changes. */
const seenArchive = async (
  { contents }: Pick<CommandContext, 'contents'>,
  { versions }: StoredSuite,
  change: SuiteFilesChange,
): Promise<Uint8Array | undefined> => {
  if (change.type !== 'save' || change.basedOn === 0) return undefined;
  const seen = versions[change.basedOn - 1];
  if (seen === undefined) throw new Failure('suite.versionUnknown', { version: change.basedOn });
  return contents.get(seen.content.sha256);
};

const derived = async (context: CommandContext, suite: StoredSuite, change: SuiteFilesChange): Promise<NextVersion> => {
  if (change.type === 'restore') return restored(suite, change.version);
  const { content, version } = latest(suite);
  const archive = await context.contents.get(content.sha256);
  const seen = await seenArchive(context, suite, change);
  const names = await namesOfSuite(context, suite);
  const job = { archive, seen, change, version, title: content.title, names };
  const { change: kind, path, ...result } = accepted(await context.textWorkers.changeSuite(job));
  return { change: kind, path, content: await keepArchive(context, result) };
};

/** Changes the files of a suite. */
export const changeEndpoint = (context: CommandContext): Endpoint =>
  serve(changeSuiteRoute, ({ params: { suiteId }, body, ...by }) =>
    nextVersion(context, suiteId, by, (suite) => derived(context, suite, body)),
  );
