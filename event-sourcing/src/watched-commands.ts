import type { CommandHandler, CommandMetadata } from './command-handler.ts';
import { correlationNow } from './correlation.ts';
import type { Log } from './log.ts';
import type { Tracing } from './tracing.ts';

type Parts = { readonly tracing: Tracing; readonly log: Pick<Log, 'debug'> };

/** A user's command gets the correlation id of its request; a command of a reaction gets that of its event. */
const correlated = (metadata: CommandMetadata): CommandMetadata => {
  const correlationId = metadata.causationId === undefined ? correlationNow() : undefined;
  return correlationId === undefined ? metadata : { ...metadata, correlationId };
};

/** A command handler that logs its commands, and runs each in a span whose traceparent its events carry. */
export const watchedCommands =
  (handle: CommandHandler, { tracing, log }: Parts): CommandHandler =>
  (decider, stream, command, given) => {
    const metadata = correlated(given);
    const { correlationId, commandId, causationId, trace: cause } = metadata;
    const facts = { 'clearbench.correlation_id': correlationId, 'clearbench.command': command.type };
    return tracing.span({ name: `command ${command.type}`, facts, cause }, async (span) => {
      const trace = tracing.now();
      const handled = await handle(decider, stream, command, trace === undefined ? metadata : { ...metadata, trace });
      const { position, repeated, events } = handled;
      const happened = events.map(({ type }) => type);
      span.note({ 'clearbench.events': happened.length, 'clearbench.repeated': repeated });
      const line = { requestId: correlationId, commandId, causationId, command: command.type, happened, position };
      log.debug?.({ ...line, repeated }, 'command handled');
      return handled;
    });
  };
