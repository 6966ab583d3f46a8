import type { FormChange } from '@clearbench/validation/form/form-edit';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Doing these twice does no more than doing them once. */
const isTyped = ({ kind }: FormChange): boolean => kind === 'value' || kind === 'attribute';

/** What was typed in the form of a file and is on its way into the text: what a reload cuts off is done after it. */
export const unsentChanges = (fileId: string, shelf: Shelf = sessionStorage) => {
  const underway = new Set<FormChange>();
  const key = `form-unsent:${fileId}`;
  let isLeaving = false;
  const keep = (): void => {
    if (isLeaving && underway.size > 0) shelf.setItem(key, JSON.stringify([...underway]));
  };
  return {
    /** Remembers a change until it is done. */
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
    /** The page goes: what is not done yet is kept, and what fields still hand over while it goes. */
    keep: (): void => {
      isLeaving = true;
      keep();
    },
    /** What was kept, once. */
    take: (): readonly FormChange[] => {
      const kept = JSON.parse(shelf.getItem(key) ?? '[]') as readonly FormChange[];
      shelf.removeItem(key);
      return kept;
    },
  };
};
