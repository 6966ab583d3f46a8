import { berlinClock } from '@clearbench/calendars/berlin-time';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { countryCodes } from '@clearbench/iso20022/code-sets/iso-countries';
import { isCurrent } from '@clearbench/iso20022/code-sets/iso-currencies';
import { codesOn } from '@clearbench/iso20022/code-sets/list-fault';
import { listAt } from '@clearbench/iso20022/code-sets/list-paths';
import { reasonListOf } from '@clearbench/iso20022/code-sets/reason-lists';
import { schemeSubsets } from '@clearbench/iso20022/code-sets/scheme-subsets';
import { isInSepa } from '@clearbench/iso20022/code-sets/sepa-countries';
import { codeTexts } from '@clearbench/iso20022/code-sets/texts/code-texts';
import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import { enumerationTexts, usualFirst } from '@clearbench/iso20022/grammar/enumeration-texts';
import type { TypeModel } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import type { SubsetValue } from '@clearbench/iso20022/subsets/subset-notation';
import { markOf, type SubsetMark } from './subset-mark.ts';
import { uncommonCodeTexts } from './uncommon-code-texts.ts';
import { usualCodesAt } from './usual-codes.ts';

/** A value to choose for an element or attribute. */
export type CodeValue = {
  readonly code: string;
  readonly text?: string | undefined;
  /** The list has it, but the environment's scheme or rulebook does not take it. */
  readonly isOutside?: true;
  /** ISO 20022 allows the code, and the scheme's subset of the message does not. */
  readonly outsideSubset?: SubsetMark;
};

/** The place of a value: the names of the elements of the message down to it, and its type. */
export type ValueContext = {
  readonly names: readonly string[];
  readonly type: TypeModel;
  readonly messageType: string;
  /** What the subset allows; undefined where it allows any value of ISO 20022. */
  readonly allowed?: SubsetValue | undefined;
};

const enumerationText = (element: string, code: string, language: NameLanguage): string | undefined =>
  [...enumerationTexts, ...uncommonCodeTexts]
    .find(({ sets, texts }) => sets.includes(element) && texts.has(code))
    ?.texts.get(code)?.[language];

const listText = (list: string, code: string, language: NameLanguage): string | undefined => {
  const texts: { readonly [language in NameLanguage]?: string } = codeTexts(list, code);
  return texts[language];
};

/** The part of a list that the scheme takes for this message; undefined where it takes all of it. */
const partOf = (list: string, messageType: string, profile: Profile): string | undefined => {
  const reasons = reasonListOf(messageType, profile);
  const candidates = [reasons, `${profile.scheme}_${list}`, `sepa_${list}`];
  return candidates.find((name) => name !== undefined && schemeSubsets[name]?.subsetOf === list);
};

const ofList = (list: string, { messageType }: ValueContext, profile: Profile, language: NameLanguage): CodeValue[] => {
  const day = berlinClock(profile.now).date;
  const whole = codesOn(day, list, profile);
  const part = partOf(list, messageType, profile);
  const taken = part === undefined ? whole : codesOn(day, part, profile);
  return [
    ...taken.map((code) => ({ code, text: listText(list, code, language) })),
    ...whole
      .filter((code) => !taken.includes(code))
      .map((code) => ({ code, text: listText(list, code, language), isOutside: true }) as const),
  ];
};

const isCountry = (name: string): boolean => name === 'Ctry' || name.startsWith('CtryOf');

const countriesOn = (date: string, language: NameLanguage): readonly CodeValue[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const values = countryCodes.map((code) => ({ code, text: names.of(code) }));
  const [inside, outside] = [true, false].map((wanted) => values.filter(({ code }) => isInSepa(code, date) === wanted));
  return [...(inside ?? []), ...(outside ?? [])];
};

/** By date and language; a form asks for each of its countries. */
const countryLists = boundedCache<readonly CodeValue[]>(8);

const countries = (profile: Profile, language: NameLanguage): readonly CodeValue[] => {
  const { date } = berlinClock(profile.now);
  const key = `${date} ${language}`;
  const values = countryLists.get(key) ?? countriesOn(date, language);
  countryLists.set(key, values);
  return values;
};

/** Currencies of the area, that of SEPA first; others may be written, and are too many to look through. */
const usualCurrencies = 'EUR BGN CHF CZK DKK GBP HUF ISK NOK PLN RON SEK USD'.split(' ');

/** Currencies to choose from. */
export const currencies = ({ now }: Profile, language: NameLanguage): readonly CodeValue[] => {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  const { date } = berlinClock(now);
  const current = usualCurrencies.filter((code) => isCurrent(code, date));
  return current.map((code) => ({ code, text: names.of(code) }));
};

/** Values of ISO 20022, as far as they can be listed: enumerations, codes of lists, countries, today. */
const valuesOfIso = (context: ValueContext, profile: Profile, language: NameLanguage): readonly CodeValue[] => {
  const { names, type } = context;
  const name = names.at(-1) ?? '';
  if (type.kind !== 'value') return [];
  const { value } = type;
  const list = listAt(names);
  if (value.kind === 'code') {
    const known = list === undefined ? usualCodesAt(names, language) : ofList(list, context, profile, language);
    const textOf = (code: string) =>
      known.find((one) => one.code === code)?.text ?? enumerationText(name, code, language);
    return usualFirst(name, value.codes).map((code) => ({ code, text: textOf(code) }));
  }
  if (list !== undefined) return ofList(list, context, profile, language);
  if (value.kind === 'boolean') return [{ code: 'true' }, { code: 'false' }];
  if (value.kind === 'date') return [{ code: berlinClock(profile.now).date }];
  if (value.kind === 'pattern' && isCountry(name)) return countries(profile, language);
  if (value.kind === 'pattern' && name === 'Ccy') return currencies(profile, language);
  return usualCodesAt(names, language);
};

/** The values that an element may have, as far as they can be listed; those of the scheme's subset first, others marked. */
export const valuesAt = (context: ValueContext, profile: Profile, language: NameLanguage): readonly CodeValue[] => {
  const values = valuesOfIso(context, profile, language);
  const { allowed } = context;
  if (allowed?.kind !== 'code') return values;
  const name = context.names.at(-1) ?? '';
  const outsideSubset = markOf('outside', profile);
  return [
    ...allowed.codes.map((code) => ({
      code,
      text: values.find((one) => one.code === code)?.text ?? enumerationText(name, code, language),
    })),
    ...values
      .filter(({ code }) => !allowed.codes.includes(code))
      .map(({ code, text }) => ({ code, text, ...(outsideSubset && { outsideSubset }) })),
  ];
};
