import { Failure } from '@clearbench/contracts/failure';
import { restorableUntil } from '@clearbench/contracts/file/retention';
import type { SuiteCommand } from '@clearbench/contracts/suite/commands';
import { deleteSuiteRoute, restoreSuiteRoute, shareSuiteRoute } from '@clearbench/contracts/suite/routes';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { findRemovedSuite, findSuite, mayChangeSuite } from '../stored-suites/suite-access.ts';
import { suiteStream } from '../stored-suites/suite-versions.ts';
import { archiveEndpoints } from './archive-endpoints.ts';
import { changeEndpoint, editableSuite } from './change-suite.ts';
import { createEndpoint } from './create-suite.ts';
import { makeCaseEndpoint } from './make-case.ts';
import { namesEndpoint } from './names-endpoint.ts';
import { readEndpoints } from './read-endpoints.ts';
import { suiteDecider } from './suite-decider.ts';

/** Sharing, deletion and its undoing. */
const lifeEndpoints = (context: CommandContext): Endpoint[] => {
  const execute = async (command: SuiteCommand, metadata: CommandMetadata) => {
    const stream = suiteStream(command.data.suiteId);
    const { position } = await context.handle(suiteDecider, stream, command, metadata);
    return { reply: { position }, position };
  };
  return [
    serve(shareSuiteRoute, async ({ params: { suiteId }, body: { shared }, principal, metadata, at }) => {
      await findSuite(context, principal, suiteId);
      return execute({ type: 'ShareSuite', data: { suiteId, shared }, at }, metadata);
    }),
    serve(deleteSuiteRoute, async ({ params: { suiteId }, principal, metadata, at }) => {
      await editableSuite(context, principal, suiteId);
      const data = { suiteId, restorableUntil: restorableUntil(at) };
      return execute({ type: 'RemoveSuite', data, at }, metadata);
    }),
    serve(restoreSuiteRoute, async ({ params: { suiteId }, principal, metadata, at }) => {
      const suite = await findRemovedSuite(context, principal, suiteId);
      if (!mayChangeSuite(principal, suite)) throw new Failure('suite.readOnly');
      return execute({ type: 'RestoreSuite', data: { suiteId }, at }, metadata);
    }),
  ];
};

/** Test suites: their files and versions, archives, sharing and deletion. */
export const suiteEndpoints = (context: CommandContext): Endpoint[] => [
  ...readEndpoints(context),
  namesEndpoint(context),
  createEndpoint(context),
  changeEndpoint(context),
  makeCaseEndpoint(context),
  ...archiveEndpoints(context),
  ...lifeEndpoints(context),
];
