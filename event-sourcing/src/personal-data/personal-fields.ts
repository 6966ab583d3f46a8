import type { EventDefinition, PersonalFields } from '@clearbench/contracts/event-definition';

/** What is about a person, by event type; types without such fields are not in it. */
export const personalFields = (
  definitions: Readonly<Record<string, EventDefinition>>,
): ReadonlyMap<string, PersonalFields> =>
  new Map(Object.entries(definitions).flatMap(([type, { personal }]) => (personal ? [[type, personal]] : [])));

/** Where a value stands in the whole log: a box moved elsewhere does not open. */
export const placeOf = (eventId: string, path: string): string => JSON.stringify([eventId, path]);
