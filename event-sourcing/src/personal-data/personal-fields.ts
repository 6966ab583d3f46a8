import type { EventDefinition, PersonalFields } from '@clearbench/contracts/event-definition';

/** The personal fields by event type; types without such fields are absent. */
export const personalFields = (
  definitions: Readonly<Record<string, EventDefinition>>,
): ReadonlyMap<string, PersonalFields> =>
  new Map(Object.entries(definitions).flatMap(([type, { personal }]) => (personal ? [[type, personal]] : [])));

/** The place of a value in the whole log: ciphertext that was moved to another place does not decrypt. */
export const authenticatedDataOf = (eventId: string, path: string): string => JSON.stringify([eventId, path]);
