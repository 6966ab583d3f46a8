import { changeQueue, transferQueue } from '@clearbench/contracts/product-constants';
import { hostileValues } from './hostile-values.ts';
import type { RandomChoice } from './random-choice.ts';

/** Sizes around the limits of the live connection, and far above them. */
const sizes = [0, 1, 100, 8_000, 16_380, 16_384, 16_385, 32_768, 32_769, 65_536, 1_000_000];
const numbers = [300_000_000, 1_000_000_000, -1, 0, 1e308, 4_294_967_296];
const commands = [
  'CONNECT',
  'STOMP',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'SEND',
  'BEGIN',
  'ACK',
  'DISCONNECT',
  '',
  '__proto__',
];
const headerNames = ['id', 'destination', 'receipt', 'accept-version', 'heart-beat', 'content-length', '__proto__', ''];
const headerValues = [
  changeQueue,
  transferQueue,
  '1.2',
  '0,0',
  '99999999999999,1',
  '-1',
  'NaN',
  '\\n\\c\\\\',
  '\\t',
  '\\',
];

const filler = (chance: RandomChoice): string =>
  chance.one(['x', '\n', '\0', 'é', '\u2028', '[', '"', '\\', 'a:b\n', ' ']);
const ofSize = (chance: RandomChoice): string => {
  const one = filler(chance);
  return one.repeat(Math.ceil(chance.one(sizes) / one.length));
};

/** Most characters of headers: one frame of 1 MB is already far above every limit of the server. */
const longestHeaders = 1_000_000;

const headersOf = (chance: RandomChoice): string => {
  let text = '';
  for (let left = chance.one([0, 1, 3, 40, 2_000]); left > 0 && text.length < longestHeaders; left -= 1)
    text += header(chance);
  return text;
};

const header = (chance: RandomChoice): string => {
  const name = chance.is(0.1) ? ofSize(chance) : chance.one(headerNames);
  return `${name}:${chance.is(0.1) ? ofSize(chance) : chance.one(headerValues)}\n`;
};

/** A STOMP frame, mostly invalid, and often unfinished. */
export const stompPayload = (chance: RandomChoice): string => {
  const kind = chance.next();
  if (kind < 0.1) return ofSize(chance);
  if (kind < 0.2)
    return Array.from({ length: 400 }, (_, id) => `SUBSCRIBE\nid:${id}\ndestination:${changeQueue}\n\n\0`).join('');
  const headers = headersOf(chance);
  const body = chance.is(0.3) ? ofSize(chance) : '';
  return `${chance.one(commands)}\n${headers}\n${body}${chance.is(0.7) ? '\0' : ''}`;
};

/** Invalid input in place of an array of texts. */
export const sockJsPayload = (chance: RandomChoice): string => {
  const kind = chance.next();
  if (kind < 0.5) return JSON.stringify([stompPayload(chance)]);
  if (kind < 0.6) return JSON.stringify(Array.from({ length: chance.one([1, 3, 10_000]) }, () => chance.one(numbers)));
  if (kind < 0.7) return JSON.stringify(Array.from({ length: chance.one([2, 300, 20_000]) }, () => '\n'));
  if (kind < 0.8) return JSON.stringify([chance.one(hostileValues)]) ?? '';
  if (kind < 0.9) return '['.repeat(chance.one(sizes));
  return ofSize(chance);
};
