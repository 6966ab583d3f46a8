import { calendarView } from '@clearbench/contracts/calendar/views';
import { codeListView } from '@clearbench/contracts/code-list/views';
import { envelopeProfileView } from '@clearbench/contracts/envelope/views';
import { Failure } from '@clearbench/contracts/failure';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { type UserDocument, userView } from '@clearbench/contracts/user/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { memoryStores } from '@clearbench/hosting/memory-stores';
import type { CommandContext } from '../command-context.ts';
import { directTextWorkers } from '../text-workers/direct-text-workers.ts';
import { memoryReadModels } from './memory-read-models.ts';
import type { RunEnvironment } from './run-environment.ts';

/** Size in bytes: the default of the product. */
const largestContent = 104_857_600;

/** No schema of an administrator exists in a space. */
const readSchema = async (): Promise<never> => {
  throw new Failure('format.notFound');
};

type Write = Awaited<ReturnType<typeof memoryReadModels>>['write'];

/** The documents of the administration that validations and the clearing read. */
const writeSettings = async (
  write: Write,
  { calendar, codeLists, envelope, formats }: RunEnvironment,
): Promise<void> => {
  if (envelope) await write(envelopeProfileView, envelope.profileId, envelope);
  if (calendar) await write(calendarView, calendar.calendarName, calendar);
  for (const list of codeLists) await write(codeListView, list.name, list);
  for (const changed of formats) await write(rulebookFormatsView, changed.rulebook, changed);
};

/** The dependencies of the command handlers, on stores in memory, with one user and one environment. */
export const spaceContext = async (
  user: UserDocument,
  chosen: RunEnvironment | undefined,
  openEnvironment: (context: CommandContext) => Promise<void>,
): Promise<{ readonly context: CommandContext; readonly environment: SimEnvDocument }> => {
  const { events, documents, contents } = memoryStores();
  const { views, write } = await memoryReadModels(events, documents);
  await write(userView, user.userId, user);
  if (chosen) await writeSettings(write, chosen);
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
