import { isBlank } from '@clearbench/xml/tokenizer/characters';
import { facet, type ValueCheck } from './facets.ts';
import type { ValueType } from './model.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const padding = 0x3d;

/** By byte the six bits that a character of base64 encodes; -1 for other characters. */
const sixBits = Int8Array.from({ length: 256 }, (_, byte) => alphabet.indexOf(String.fromCharCode(byte)));

/** Bits of the last character before the padding that encode nothing must be 0. */
const hasLooseBits = (last: number, padded: number): boolean =>
  (padded === 2 && (last & 0x0f) !== 0) || (padded === 1 && (last & 0x03) !== 0);

/** Base64 in the form of XML Schema: blanks may stand between characters, and the padding is required. */
export const binaryCheck =
  ({ min, max }: ValueType & { kind: 'binary' }): ValueCheck =>
  (bytes, from, to) => {
    let characters = 0;
    let padded = 0;
    let last = 0;
    for (let i = from; i < to; i++) {
      const byte = bytes[i] as number;
      if (isBlank(byte)) continue;
      if (byte === padding) padded++;
      else if (padded > 0 || (sixBits[byte] as number) < 0) return facet.binary;
      else {
        last = sixBits[byte] as number;
        characters++;
      }
    }
    if (padded > 2 || (characters + padded) % 4 !== 0 || hasLooseBits(last, padded)) return facet.binary;
    const length = ((characters + padded) / 4) * 3 - padded;
    if (length < min) return facet.minLength;
    return length > max ? facet.maxLength : facet.none;
  };
