import type { ChangeNotice } from '../change-feed.ts';

/** Some notices of one publisher, numbered in publishing order. */
export type NoticeRow = { readonly publisher: string; readonly number: number; readonly notices: string };

/** PostgreSQL takes less than 8,000 bytes in a notification. */
const mostBytes = 7_900;

/** Groups of notices as JSON, each of which fits into a notification unless it is a single large notice. */
export const groupsOf = (notices: readonly ChangeNotice[], room = mostBytes - 100): string[] => {
  const groups: string[][] = [];
  let left = 0;
  for (const notice of notices) {
    const text = JSON.stringify(notice);
    const bytes = Buffer.byteLength(text) + 1;
    if (groups.length === 0 || bytes > left) {
      groups.push([]);
      left = room;
    }
    groups.at(-1)?.push(text);
    left -= bytes;
  }
  return groups.map((texts) => `[${texts.join(',')}]`);
};

/** The text of a notification; without the notices where they are too large: they are read from the table. */
export const payloadOf = ({ publisher, number, notices }: NoticeRow): string => {
  const name = `${publisher} ${number}`;
  return Buffer.byteLength(notices) + name.length < mostBytes ? `${name} ${notices}` : name;
};

export const rowIn = (payload: string): Omit<NoticeRow, 'notices'> & { readonly notices: string | undefined } => {
  const [publisher = '', number = ''] = payload.split(' ', 2);
  const start = publisher.length + number.length + 2;
  return { publisher, number: Number(number), notices: payload.length > start ? payload.slice(start) : undefined };
};
