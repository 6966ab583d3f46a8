import type { PickItem } from '../parts/pick-items.ts';

/** An item that was opened from Ctrl+K. */
export type RecentItem = Required<Pick<PickItem, 'id' | 'text' | 'path'>>;

const most = 6;

type Storing = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (userId: string): string => `clearbench-recent-places-${userId}`;

const isItem = (item: unknown): item is RecentItem =>
  typeof item === 'object' &&
  item !== null &&
  ['id', 'text', 'path'].every((name) => typeof (item as Record<string, unknown>)[name] === 'string');

/** The items a user opened last in this tab. They are stored per tab only, because they can contain file names. */
export const recentItems = (userId: string, storage: Storing = sessionStorage): readonly RecentItem[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
};

export const rememberItem = (
  userId: string,
  { id, text, path }: RecentItem,
  storage: Storing = sessionStorage,
): void => {
  const others = recentItems(userId, storage).filter((item) => item.path !== path);
  storage.setItem(keyOf(userId), JSON.stringify([{ id, text, path }, ...others].slice(0, most)));
};
