import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { importSuiteRoute, replaceSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import { largestSuiteArchive } from '@clearbench/contracts/suite/limits';
import { withBody } from '@clearbench/event-sourcing/command-content';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { readBody } from '@clearbench/event-sourcing/serving/read-body';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Request } from 'express';
import type { CommandContext } from '../command-context.ts';
import { namesOfEnvironment, namesOfSuite } from '../stored-suites/environment-names.ts';
import type { StoredSuite } from '../stored-suites/suite-versions.ts';
import { accepted } from '../suite-work/refused-work.ts';
import { latest, nextVersion } from './change-suite.ts';
import { addSuite, checkNumberOfSuites, keepArchive } from './create-suite.ts';

const takeArchive = async (request: Request): Promise<Uint8Array> => {
  const tooLarge = () => new Failure('request.tooLarge', { limit: largestSuiteArchive });
  if (Number(request.headers['content-length'] ?? 0) > largestSuiteArchive) throw tooLarge();
  return readBody(request, request, { limit: largestSuiteArchive, tooLarge });
};

const checkVersion = (suite: StoredSuite, basedOn: number | undefined): void => {
  const { version } = latest(suite);
  if (basedOn !== undefined && basedOn !== version)
    throw new Failure('suite.stale', { expected: basedOn, actual: version });
};

/** Imports archives: as a new suite, or as a new version of one. */
export const archiveEndpoints = (context: CommandContext): Endpoint[] => [
  serve(importSuiteRoute, async ({ query: { environmentToken, title }, request, ...by }) => {
    const environment = await findEnvironment(context.views, by.principal, environmentToken);
    await checkNumberOfSuites(context, by, environment);
    const bytes = await takeArchive(request);
    const names = await namesOfEnvironment(context, environment);
    const result = accepted(await context.textWorkers.importSuite({ bytes, title, names }));
    const metadata = await withBody(by.metadata, bytes);
    const { environmentId } = environment;
    return addSuite(context, result, { environmentId, origin: 'archive' }, { ...by, metadata });
  }),
  serve(replaceSuiteRoute, async ({ params: { suiteId }, query: { basedOn }, request, ...by }) => {
    const bytes = await takeArchive(request);
    const metadata = await withBody(by.metadata, bytes);
    return nextVersion(context, suiteId, { ...by, metadata }, async (suite) => {
      checkVersion(suite, basedOn);
      const { title } = latest(suite).content;
      const names = await namesOfSuite(context, suite);
      const result = accepted(await context.textWorkers.importSuite({ bytes, title, names }));
      return { change: 'replaced', content: await keepArchive(context, result) };
    });
  }),
];
