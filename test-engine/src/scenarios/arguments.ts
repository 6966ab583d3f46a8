import { parseDecimal } from '@clearbench/iso20022/decimal';
import type { Delay } from '../clearing/due-times.ts';

/** Arguments of a command; undefined where one is invalid. */
export type Arguments = readonly string[];

export const codeIn = (text: string | undefined, otherwise: string): string | undefined => {
  if (text === undefined) return otherwise;
  return /^[A-Z0-9]{4}$/.test(text) ? text : undefined;
};

export const mostDays = 30;
export const mostSeconds = 86_400;

/** `+1D` business days or `12S` seconds. */
export const delayIn = (text: string | undefined, otherwise: Delay): Delay | undefined => {
  if (text === undefined) return otherwise;
  const match = /^\+?(\d{1,5})([DS])$/.exec(text);
  if (match === null) return undefined;
  const amount = Number(match[1]);
  if (match[2] === 'D') return amount <= mostDays ? { days: amount } : undefined;
  return amount <= mostSeconds ? { seconds: amount } : undefined;
};

export const countIn = (text: string | undefined, otherwise: number | undefined, least: number, most: number) => {
  if (text === undefined) return otherwise;
  const count = /^\d{1,6}$/.test(text) ? Number(text) : undefined;
  return count !== undefined && count >= least && count <= most ? count : undefined;
};

/** `C2.50`: charges in euro. */
export const chargesIn = (text: string | undefined): string | undefined => {
  if (text === undefined) return '0';
  const charges = text.startsWith('C') ? text.slice(1) : '';
  return /^\d{1,9}(\.\d{1,2})?$/.test(charges) && parseDecimal(charges) !== undefined ? charges : undefined;
};
