import type { Breaking } from '../breakable.ts';
import { daysFromNow } from '../days.ts';
import { rewrite, set, whereThereIs } from '../operations.ts';

const daysFromNowAt =
  (days: number): typeof dayFrom =>
  (old, message) =>
    `${daysFromNow(days)(old, message)}T10:30:00`;
const dayFrom = daysFromNow(0);

/** Values that are somebody's words. */
const words = ['Dbtr/Nm', 'Cdtr/Nm', 'Ustrd', 'AddtlInf', 'Nm'];
/** Ids that nothing else in the message repeats. */
const ownIds = ['GrpHdr/MsgId', 'Assgnmt/Id', 'RtrId', 'CxlId', 'StsId', 'InstrId'];

/** Ids that may be repeated from elsewhere. */
const references = [...ownIds.slice(2), 'OrgnlEndToEndId', 'OrgnlInstrId', 'OrgnlTxId'];

/** The text without a few characters of its middle, and others instead: as long as before. */
const withInside = (inside: string) => (old: string) => old.slice(0, 2) + inside + old.slice(2 + inside.length);

/** Namespace of a message, to its version. */
const message = String.raw`urn:iso:std:iso:20022:tech:xsd:[a-z]{4}\.\d{3}\.\d{3}\.\d{2}`;

export const technicalBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'T-01': [rewrite(/<\/[^<>]*>\s*$/, '')],
  'T-02': [rewrite(new RegExp(`xmlns(?::[^\\s=]+)?\\s*=\\s*["']${message}`), (found) => `${found.slice(0, -2)}99`)],
  'T-03': [
    rewrite(/<\/(?:[^\s<>/:]+:)?(GrpHdr|Assgnmt)\s*>/, (found) => {
      const prefix = /<\/([^\s<>/:]+:)?/.exec(found)?.[1] ?? '';
      return `<${prefix}Unknown>?</${prefix}Unknown>${found}`;
    }),
  ],
  'T-04': [
    whereThereIs(words, (place) => set(place, (old) => `${old.slice(0, 60)} `)),
    ...references.map((place) => set(place, (old) => `${old.slice(0, 34)} `)),
  ],
  'T-05': [
    whereThereIs(words, (place) => set(place, (old) => `${old.slice(0, 60)}ü`)),
    whereThereIs(ownIds, (place) => set(place, withInside('ü'))),
  ],
  'T-06': [whereThereIs([...ownIds, 'EndToEndId'], (place) => set(place, withInside('//')))],
  'T-07': [whereThereIs(['GrpHdr/MsgId', 'Assgnmt/Id'], (place) => set(place, withInside(' ')))],
  'T-08': [
    ...['2015-10-15T10:30:00', daysFromNowAt(5)].map((time) =>
      whereThereIs(['GrpHdr/CreDtTm', 'Assgnmt/CreDtTm'], (place) => set(place, time)),
    ),
  ],
  'T-09': [
    rewrite(new RegExp(`schemaLocation\\s*=\\s*["'][^"']*?${message}`), (found) => `${found.slice(0, -2)}99`),
    rewrite(new RegExp(`xmlns(?::[^\\s=]+)?\\s*=\\s*(["'])${message}\\1`), (found) => {
      const other = `${found.replace(/^.*?["']/s, '').slice(0, -3)}99 other.xsd`;
      return `${found} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${other}"`;
    }),
  ],
};
