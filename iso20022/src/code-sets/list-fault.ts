import type { CodePeriod, Profile } from '../profile.ts';
import type { MessageNode } from '../reader/message-node.ts';
import { settlementDay } from '../settlement-day.ts';
import { codeSet } from './code-sets.ts';
import { schemeSubsets } from './scheme-subsets.ts';

/** Why a code does not count: `variant` and `params` are those of a finding. */
export type ListFault =
  | { readonly variant: 'unknown' }
  | { readonly variant: 'notYet' | 'noMore'; readonly params: { readonly day: string; readonly limit: string } };

/** What a code is checked against. */
type Checked = { readonly profile: Profile };

const subsets = new Map(Object.entries(schemeSubsets).map(([name, { codes }]) => [name, new Set(codes)] as const));

/** The codes the product brings. Throws for a name it does not know: that is a mistake in a rule. */
const builtIn = (list: string): ReadonlySet<string> => subsets.get(list) ?? codeSet(list);

const always: CodePeriod = {};

const periodOf = ({ codeLists }: Profile, list: string, code: string): CodePeriod | undefined => {
  const changed = codeLists?.[list];
  if (changed !== undefined) return Object.hasOwn(changed, code) ? changed[code] : undefined;
  return builtIn(list).has(code) ? always : undefined;
};

const faultOf = (code: string, list: string, profile: Profile, day: () => string): ListFault | undefined => {
  const period = periodOf(profile, list, code);
  if (period === undefined) return { variant: 'unknown' };
  const { validFrom, validTo } = period;
  if (validFrom !== undefined && day() < validFrom)
    return { variant: 'notYet', params: { day: day(), limit: validFrom } };
  if (validTo !== undefined && day() > validTo) return { variant: 'noMore', params: { day: day(), limit: validTo } };
  const whole = schemeSubsets[list]?.subsetOf;
  return whole === undefined ? undefined : faultOf(code, whole, profile, day);
};

/**
 * Why the code in an element does not count as one of a list, as administrators have it, on the day the message settles;
 * undefined where it counts. A part of a list holds no code the whole does not hold.
 */
export const listFault = (node: MessageNode, list: string, { profile }: Checked): ListFault | undefined =>
  faultOf(node.text, list, profile, () => settlementDay(node, profile));

/** The codes of a list that count on a day (YYYY-MM-DD). */
export const codesOn = (day: string, list: string, profile: Profile): readonly string[] => {
  const all = Object.keys(profile.codeLists?.[list] ?? {});
  const codes = profile.codeLists?.[list] === undefined ? [...builtIn(list)] : all;
  return codes.filter((code) => faultOf(code, list, profile, () => day) === undefined);
};

/** The valid codes of a list at the element, as a list to choose from. */
export const codesAt = (node: MessageNode, list: string, { profile }: Checked): string =>
  codesOn(settlementDay(node, profile), list, profile).join(', ');
