import currencies from './iso-4217.json' with { type: 'json' };

/*
 * Currencies and funds of ISO 4217 by the digits of their minor unit. Source: the table of current codes (list one) as of
 * November 2025; the codes of metals and units of account have no minor unit. Recently withdrawn currencies have their last
 * day, because older statements and invoices contain them; all have two decimal places.
 */

const withdrawn: Readonly<Record<string, string>> = currencies.withdrawn;

const digits: ReadonlyMap<string, number> = new Map([
  ...Object.keys(withdrawn).map((code) => [code, 2] as const),
  ...currencies.current.flatMap(({ minorUnit, codes }) => codes.map((code) => [code, minorUnit ?? Infinity] as const)),
]);

/** The maximum number of decimal places in that currency; undefined for an unknown code. */
export const minorDigits = (currency: string): number | undefined => digits.get(currency);

/** Whether a currency of the table is valid on that day (ISO date). */
export const isCurrent = (currency: string, day: string): boolean => day <= (withdrawn[currency] ?? day);
