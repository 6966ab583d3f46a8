import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

/**
 * A log with spans for appends. Its listeners do not run in the context of the appending request, because they may read
 * events of many requests.
 */
export const tracedLog = <Events extends Pick<EventStore, 'append' | 'onAppended'>>(
  events: Events,
  tracing: Tracing,
): Events => ({
  ...events,
  onAppended: (wake) => events.onAppended(AsyncLocalStorage.bind(wake)),
  append: (stream, expected, some) => {
    if (!tracing.isOn) return events.append(stream, expected, some);
    const types = [...new Set(some.map(({ type }) => type))].join(' ');
    const facts = { 'clearbench.event_types': types, 'clearbench.events': some.length };
    return tracing.span({ name: 'append', kind: 'client', facts }, async (span) => {
      const appended = await events.append(stream, expected, some);
      span.note({ 'clearbench.position': appended.position });
      return appended;
    });
  },
});
