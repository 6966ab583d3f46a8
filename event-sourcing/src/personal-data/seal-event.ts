import type { PersonalFields } from '@clearbench/contracts/event-definition';
import type { NewEvent } from '@clearbench/contracts/event-envelope';
import type { KeyRing } from './key-ring.ts';
import { placeOf } from './personal-fields.ts';
import { replacedAt } from './replaced-fields.ts';
import { seal } from './sealed-value.ts';

/**
 * The event in its stored form. An event without the id of its owner is refused, because its data could never be
 * deleted.
 */
export const sealedEvent = async (
  event: NewEvent,
  personal: PersonalFields | undefined,
  ring: KeyRing,
): Promise<NewEvent> => {
  if (!personal) return event;
  const owner = (event.data as Readonly<Record<string, unknown>>)[personal.of];
  if (typeof owner !== 'string') throw new Error(`${event.type} does not say in "${personal.of}" whom it is about`);
  const key = await ring.current(owner);
  const data = personal.fields.reduce<unknown>(
    (now, field) => replacedAt(now, field, (value, path) => seal(value, key, placeOf(event.id, path))),
    event.data,
  );
  return { ...event, data };
};
