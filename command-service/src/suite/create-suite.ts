import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { SuiteContent, SuiteEvent } from '@clearbench/contracts/suite/events';
import { mostOwnSuites } from '@clearbench/contracts/suite/limits';
import { createSuiteRoute } from '@clearbench/contracts/suite/routes';
import { suiteView } from '@clearbench/contracts/suite/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { namesOfEnvironment } from '../stored-suites/environment-names.ts';
import { readSuiteFolder } from '../stored-suites/suite-folder.ts';
import { suiteStream } from '../stored-suites/suite-versions.ts';
import { accepted } from '../suite-work/refused-work.ts';
import { storedArchive } from '../suite-work/suite-archive.ts';
import type { SuiteResult } from '../suite-work/suite-work.ts';
import { suiteDecider } from './suite-decider.ts';

type Created = Extract<SuiteEvent, { type: 'SuiteCreated' }>['data'];
export type Origin = Pick<Created, 'origin' | 'source'>;
export type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };

/** Stores the archive of a version before the event that names it. */
export const keepArchive = async (
  { contents }: Pick<CommandContext, 'contents'>,
  { archive, figures }: SuiteResult,
): Promise<SuiteContent> => {
  const { sha256, size } = await contents.put(archive);
  return { sha256, size, ...figures };
};

/** Throws `suite.tooManySuites` for a user with the most suites in an environment. */
export const checkNumberOfSuites = async (
  { views }: Pick<CommandContext, 'views'>,
  { principal }: Pick<By, 'principal'>,
  { environmentId }: Pick<SimEnvDocument, 'environmentId'>,
): Promise<void> => {
  const where = [
    { field: 'shelf', is: environmentId },
    { field: 'ownerId', is: principal.user.userId },
  ];
  if ((await views.count(suiteView, where)) >= mostOwnSuites)
    throw new Failure('suite.tooManySuites', { limit: mostOwnSuites });
};

/** Appends the event of a new suite; a repeated command creates it once. */
export const addSuite = async (
  context: Pick<CommandContext, 'contents' | 'handle'>,
  result: SuiteResult,
  { environmentId, ...origin }: Origin & Pick<SimEnvDocument, 'environmentId'>,
  { principal, metadata, at }: By,
) => {
  const suiteId = idFrom('suite', metadata.actor, metadata.commandId);
  const content = await keepArchive(context, result);
  const data = { suiteId, environmentId, ownerId: principal.user.userId, ...origin, content };
  const command = { type: 'CreateSuite', data, at } as const;
  const { position } = await context.handle(suiteDecider, suiteStream(suiteId), command, metadata);
  return { reply: { position, suiteId, version: 1 }, position };
};

/** The template of an example, by scheme. */
export const exampleTemplates: Readonly<Record<Scheme, string>> = {
  sct: 'sct-typical',
  inst: 'inst-credit-transfer',
  core: 'core-typical',
  b2b: 'b2b-typical',
};

/** Creates an empty suite or a copy. */
export const createEndpoint = (context: CommandContext): Endpoint =>
  serve(createSuiteRoute, async ({ body: { environmentToken, title, copyOf, schemas }, ...by }) => {
    const environment = await findEnvironment(context.views, by.principal, environmentToken);
    await checkNumberOfSuites(context, by, environment);
    const { environmentId, scheme } = environment;
    const names = await namesOfEnvironment(context, environment);
    if (copyOf === undefined) {
      const from = { title, scheme, template: exampleTemplates[scheme] };
      const result = accepted(await context.textWorkers.createSuite({ title, from, schemas, names }));
      return addSuite(context, result, { environmentId, origin: 'empty' }, by);
    }
    const { suiteId: source, builtIn, files } = await readSuiteFolder(context, by.principal, copyOf);
    const copy = { title, archive: storedArchive(files), names };
    const result = accepted(await context.textWorkers.createSuite(copy));
    return addSuite(context, result, { environmentId, origin: builtIn ? 'builtIn' : 'copy', source }, by);
  });
