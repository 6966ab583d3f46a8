import type { ComparedField } from '@clearbench/contracts/transfer/original-comparison';
import { compareDecimals, parseDecimal } from '../decimal.ts';
import { fieldName, type NameLanguage } from '../field-names/field-names.ts';
import { allowsField } from './allowed-fields.ts';
import { counterparts, keyInReference } from './counterparts.ts';
import type { MessageLeaf } from './message-leaves.ts';

/** A reference of a message with the values of its original. */
export type ComparedPair = {
  readonly messageType: string | undefined;
  /** Path of the reference. */
  readonly path: string;
  readonly message: readonly MessageLeaf[];
  readonly original: readonly MessageLeaf[];
  readonly isTransaction: boolean;
};

const longest = 140;
const shown = (value: string): string => (value.length > longest ? `${value.slice(0, longest - 1)}…` : value);

const placeOf = ({ path, value }: MessageLeaf) => ({ path, value: shown(value) });

/** Amounts are equal by value: EUR 1.5 and EUR 1.50. Digits of an id are compared as they are written. */
const equalAmounts = (one: string, other: string): boolean => {
  const [currency = '', amount = ''] = one.split(' ', 2);
  const [otherCurrency = '', otherAmount = ''] = other.split(' ', 2);
  const [a, b] = [parseDecimal(amount), parseDecimal(otherAmount)];
  return /^[A-Z]{3}$/.test(currency) && currency === otherCurrency && !!a && !!b && compareDecimals(a, b) === 0;
};

const isSame = ({ key, value }: MessageLeaf, original: MessageLeaf): boolean => {
  if (value === original.value || equalAmounts(value, original.value)) return true;
  if (key.endsWith('OrgnlMsgNmId')) return value !== '' && original.value.startsWith(`${value}.`);
  return key === 'OrgnlUETR' && value.toLowerCase() === original.value.toLowerCase();
};

const nameOf = (key: string, language: NameLanguage): string =>
  key
    .replace(/^(?:OrgnlTxRef|OrgnlGrpInf)\//, '')
    .split('/')
    .map((step) => {
      const [, tag = step, index] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
      return `${fieldName(tag, language)}${index === undefined ? '' : ` ${index}`}`;
    })
    .join(' › ');

const sectionOf = (key: string): string => key.replace(/^OrgnlTxRef\//, '').replace(/[/[].*$/, '');

/** The values of the original by key; those of the order and the message stand for all their transactions. */
const valuesOf = (leaves: readonly MessageLeaf[]) => {
  const byKey = new Map<string, MessageLeaf>();
  for (const leaf of leaves) if (!byKey.has(leaf.key)) byKey.set(leaf.key, leaf);
  return (key: string): MessageLeaf | undefined =>
    byKey.get(key) ?? byKey.get(`PmtInf/${key}`) ?? byKey.get(`GrpHdr/${key}`);
};

type Sorted = { readonly section: string; readonly field: ComparedField };

const repeatedFields = ({ message, original }: ComparedPair, language: NameLanguage) => {
  const valueAt = valuesOf(original);
  const used = new Set<MessageLeaf>();
  const fields = message.flatMap((leaf): Sorted[] => {
    const { key, element } = leaf;
    const places = counterparts(key);
    if (places === undefined) return [];
    const found = places.flatMap((place) => valueAt(place) ?? []);
    const counterpart = found.find((one) => isSame(leaf, one)) ?? found[0];
    if (counterpart !== undefined) used.add(counterpart);
    const state = counterpart === undefined ? 'onlyInMessage' : isSame(leaf, counterpart) ? 'same' : 'different';
    const field = {
      element,
      name: nameOf(key, language),
      state,
      ...(counterpart === undefined ? {} : { original: placeOf(counterpart) }),
      message: placeOf(leaf),
    } as const;
    return [{ section: sectionOf(key), field }];
  });
  return { fields, used };
};

/** What the reference could repeat, but does not. */
const missingFields = (pair: ComparedPair, used: ReadonlySet<MessageLeaf>, language: NameLanguage): Sorted[] => {
  const hasTransactionReference = pair.message.some(({ key }) => key.startsWith('OrgnlTxRef/'));
  return pair.original.flatMap((leaf) => {
    const key = used.has(leaf) ? undefined : keyInReference(leaf.key, hasTransactionReference);
    if (key === undefined || !allowsField(pair.messageType, pair.path, key)) return [];
    const field = {
      element: leaf.element,
      name: nameOf(key, language),
      state: 'onlyInOriginal',
      original: placeOf(leaf),
    } as const;
    return [{ section: sectionOf(key), field }];
  });
};

/** Pairs the fields of a reference with those of its original, in the order of the reference. */
export const compareFields = (pair: ComparedPair, language: NameLanguage): readonly ComparedField[] => {
  const { fields, used } = repeatedFields(pair, language);
  const all = pair.isTransaction ? [...fields, ...missingFields(pair, used, language)] : fields;
  const ranks = new Map<string, number>();
  for (const { section } of all) if (!ranks.has(section)) ranks.set(section, ranks.size);
  return all
    .toSorted((one, other) => (ranks.get(one.section) ?? 0) - (ranks.get(other.section) ?? 0))
    .map(({ field }) => field);
};
