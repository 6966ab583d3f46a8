import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { KeyRing } from './key-ring.ts';
import { authenticatedDataOf } from './personal-fields.ts';
import { replacedWhere } from './replaced-fields.ts';
import { isSealed, keyIdOf, type SealedValue, unseal } from './sealed-value.ts';

export type Showing = {
  /** The replacement for a value whose key is destroyed, or whose ciphertext is damaged. */
  readonly forgotten: (owner: string, path: string) => unknown;
  readonly report: (error: unknown) => void;
};

/** The decrypted events; the keys they need are fetched together. */
export const unsealedEvents = async (
  events: readonly RecordedEvent[],
  isPersonal: (event: RecordedEvent) => boolean,
  ring: KeyRing,
  { forgotten, report }: Showing,
): Promise<RecordedEvent[]> => {
  const boxes: SealedValue[] = [];
  const collect = (value: unknown) => {
    boxes.push(value as SealedValue);
    return value;
  };
  for (const event of events) if (isPersonal(event)) replacedWhere(event.data, isSealed, collect);
  if (boxes.length === 0) return [...events];

  const keyOf = await ring.fetch(boxes.map(keyIdOf));
  const opened = ({ id, data }: RecordedEvent) =>
    replacedWhere(data, isSealed, (value, path) => {
      const box = value as SealedValue;
      const keyId = keyIdOf(box);
      const key = keyOf(keyId);
      try {
        if (key) return unseal(box, key, authenticatedDataOf(id, path));
      } catch (cause) {
        // One damaged value must not stop the read models.
        report(new Error(`"${path}" of event ${id} cannot be opened`, { cause }));
      }
      return forgotten(keyId.owner, path);
    });
  return events.map((event) => (isPersonal(event) ? { ...event, data: opened(event) } : event));
};
