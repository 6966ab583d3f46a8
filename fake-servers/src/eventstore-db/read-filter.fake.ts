import type { FilterOptions } from './protocol.fake.ts';
import type { StoredEvent } from './stored-event.fake.ts';

/** Whether an event matches a filter of a read or a subscription; without one every event does. */
export const matchedBy = (filter: FilterOptions | undefined): ((event: StoredEvent) => boolean) => {
  const expression = filter?.getStreamIdentifier() ?? filter?.getEventType();
  if (!filter || !expression) return () => true;
  const textOf = (event: StoredEvent) => (filter.hasStreamIdentifier() ? event.stream : event.type);
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => textOf(event).startsWith(prefix));
  const regex = new RegExp(expression.getRegex());
  return (event) => regex.test(textOf(event));
};
