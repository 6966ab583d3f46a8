import type { FormChange } from '@clearbench/authoring/form/form-edit';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Repeating these changes has no further effect. */
const isTyped = ({ kind }: FormChange): boolean => kind === 'value' || kind === 'attribute';

/** Changes in the form that are not in the text yet: if a reload interrupts them, they are applied after it. */
export const unsentChanges = (fileId: string, shelf: DraftStorage = sessionStorage) => {
  const underway = new Set<FormChange>();
  const key = `form-unsent:${fileId}`;
  let isLeaving = false;
  const keep = (): void => {
    if (isLeaving && underway.size > 0) shelf.setItem(key, JSON.stringify([...underway]));
  };
  return {
    /** Remembers a change until it is applied. */
    until: async <T>(change: FormChange, done: Promise<T>): Promise<T> => {
      if (isTyped(change)) underway.add(change);
      keep();
      try {
        return await done;
      } finally {
        underway.delete(change);
        if (underway.size === 0) shelf.removeItem(key);
      }
    },
    /** The page closes: changes that are not applied are stored, including those that fields send while it closes. */
    keep: (): void => {
      isLeaving = true;
      keep();
    },
    /** The stored changes; they are returned once. */
    take: (): readonly FormChange[] => {
      const kept = JSON.parse(shelf.getItem(key) ?? '[]') as readonly FormChange[];
      shelf.removeItem(key);
      return kept;
    },
  };
};
