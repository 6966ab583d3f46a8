import { Failure } from '@clearbench/contracts/failure';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { type UserDocument, userView } from '@clearbench/contracts/user/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { memoryStores } from '@clearbench/hosting/memory-stores';
import type { CommandContext } from '../command-context.ts';
import { directTextWorkers } from '../text-workers/direct-text-workers.ts';
import { memoryReadModels } from './memory-read-models.ts';

/** Size in bytes: the default of the product. */
const largestContent = 104_857_600;

/** No schema of an administrator exists in a space. */
const readSchema = async (): Promise<never> => {
  throw new Failure('format.notFound');
};

/** The dependencies of the command handlers, on stores in memory, with one user and one environment. */
export const spaceContext = async (
  user: UserDocument,
  openEnvironment: (context: CommandContext) => Promise<void>,
): Promise<{ readonly context: CommandContext; readonly environment: SimEnvDocument }> => {
  const { events, documents, contents } = memoryStores();
  const { views, write } = await memoryReadModels(events, documents);
  await write(userView, user.userId, user);
  const context: CommandContext = {
    handle: commandHandler({ events }),
    views,
    log: events,
    contents,
    textWorkers: { ...directTextWorkers(), readSchema },
    texts: {},
    largestContent,
  };
  await openEnvironment(context);
  const environment = await views.get(simEnvView, 'space');
  if (environment === undefined) throw new Failure('simEnv.notFound');
  return { context, environment };
};
