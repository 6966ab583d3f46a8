import type { Profile } from '@clearbench/iso20022/profile';
import type { RuleContext } from './rule.ts';

type Contexts = { readonly usual: Map<string, RuleContext>; readonly sketched: Map<string, RuleContext> };

/** By the profile, then by the message's type. */
const known = new WeakMap<Profile, Contexts>();

const make = (profile: Profile, messageType: string, isSketch: boolean): RuleContext => {
  const chosen = { ...profile.formats?.[messageType]?.severities, ...profile.overrides };
  return { messageType, profile: { ...profile, overrides: isSketch ? { ...chosen, 'T-03': 'off' } : chosen } };
};

/** What rules are told of such a message checked against the profile: the same object for all that are. Of a sketch the values are not theirs to judge. */
export const contextOf = (profile: Profile, messageType: string, isSketch: boolean): RuleContext => {
  const contexts = known.get(profile) ?? { usual: new Map(), sketched: new Map() };
  known.set(profile, contexts);
  const byType = isSketch ? contexts.sketched : contexts.usual;
  const present = byType.get(messageType) ?? make(profile, messageType, isSketch);
  byType.set(messageType, present);
  return present;
};
