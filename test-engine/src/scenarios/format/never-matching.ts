import type { ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import type { SchemaFault } from '@clearbench/contracts/structured-text';
import { twoDigits } from '../compile-conditions.ts';

type Conditions = Readonly<Record<string, unknown>>;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Comparable conditions: parties are separate fields, and the message of payments is written out. */
const normal = ({ when = {} }: ScenarioRule): Conditions => {
  const { debtor, creditor, cents, ...others } = when;
  const parties = Object.entries({ debtor, creditor }).flatMap(([side, fields]) =>
    Object.entries(fields ?? {}).map(([field, value]) => [`${side}.${field}`, value]),
  );
  const isOpen = when.message !== undefined || when.command !== undefined;
  return {
    ...others,
    ...Object.fromEntries(parties),
    ...(cents === undefined ? {} : { cents: list(cents).map((one) => twoDigits(one as string)) }),
    ...(isOpen ? {} : { message: ['pacs.008', 'pacs.003'] }),
  };
};

type Range = { readonly from?: number; readonly to?: number };

const coversRange = (wide: Range, narrow: Range): boolean =>
  (wide.from === undefined || (narrow.from !== undefined && narrow.from >= wide.from)) &&
  (wide.to === undefined || (narrow.to !== undefined && narrow.to <= wide.to));

/** True where every value that the narrow condition accepts is accepted by the wide one. */
const covers = (field: string, wide: unknown, narrow: unknown): boolean => {
  if (narrow === undefined) return false;
  if (field === 'amount') return coversRange(wide as Range, narrow as Range);
  if (typeof wide === 'object' && !Array.isArray(wide)) return JSON.stringify(wide) === JSON.stringify(narrow);
  return list(narrow).every((one) => list(wide).includes(one));
};

const isFinal = ({ enabled, continue: goesOn }: ScenarioRule): boolean => enabled !== false && goesOn !== true;

/** Rules that never decide, because an earlier rule with the same or wider conditions always decides first. */
export const neverMatching = (rules: readonly ScenarioRule[]): readonly SchemaFault[] => {
  const finals: { readonly id: string; readonly wide: readonly (readonly [string, unknown])[] }[] = [];
  return rules.flatMap((rule, index): readonly SchemaFault[] => {
    if (rule.enabled === false) return [];
    const conditions = normal(rule);
    const isCommand = rule.when?.command !== undefined;
    // Commands are considered before all other rules.
    const earlier = finals.find(
      ({ wide }) =>
        wide.some(([field]) => field === 'command') === isCommand &&
        wide.every(([field, value]) => covers(field, value, conditions[field])),
    );
    if (isFinal(rule)) finals.push({ id: rule.id, wide: Object.entries(conditions) });
    if (earlier === undefined) return [];
    const params = { ruleId: rule.id, earlier: earlier.id };
    return [{ errorKey: 'scenario.neverMatches', params, path: ['rules', index, 'id'], of: 'value' }];
  });
};
