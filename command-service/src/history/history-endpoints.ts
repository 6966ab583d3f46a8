import { Failure } from '@clearbench/contracts/failure';
import { type HistoryNoun, readHistoryRoute } from '@clearbench/contracts/settings/history-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { historyEntries } from './history-entry.ts';
import { readWholeStream } from './read-stream.ts';

/** The stream of an object by the kind in its URL. */
const streamOf: Readonly<Record<HistoryNoun, (id: string) => string>> = {
  'sim-env': (id) => `simEnv-${id}`,
  plan: (id) => `plan-${id}`,
  template: (id) => `template-${id}`,
  format: (id) => `format-${id}`,
  'code-list': (id) => `codeList-${id}`,
  calendar: (id) => `calendar-${id}`,
  envelope: (id) => `envelope-${id}`,
  translation: (id) => `translation-${id}`,
  'look-and-feel': () => 'look-and-feel',
  settings: () => 'settings',
  channel: (id) => `channel-${id}`,
};

/** The history of administrators' objects, newest first. */
export const historyEndpoints = ({ log, views }: Pick<CommandContext, 'log' | 'views'>): Endpoint[] => [
  serve(readHistoryRoute, async ({ params: { noun, id }, query: { before, limit } }) => {
    const events = await readWholeStream(log, streamOf[noun](id));
    if (events.length === 0) throw new Failure('history.empty', { noun, id });
    const earlier = events.filter(({ position }) => before === undefined || position < before);
    const entryOf = historyEntries(log, views);
    const items = await Promise.all(earlier.slice(-limit).reverse().map(entryOf));
    return { reply: { items, next: earlier.length > limit ? items.at(-1)?.position : undefined } };
  }),
];
