import type { Profile } from '@clearbench/iso20022/profile';
import type { RuleContext } from './rule.ts';

type Contexts = { readonly usual: Map<string, RuleContext>; readonly approximate: Map<string, RuleContext> };

/** By the profile, then by the message's type. */
const known = new WeakMap<Profile, Contexts>();

const make = (profile: Profile, messageType: string, isApproximate: boolean): RuleContext => {
  const chosen = { ...profile.formats?.[messageType]?.severities, ...profile.overrides };
  return { messageType, profile: { ...profile, overrides: isApproximate ? { ...chosen, 'T-03': 'off' } : chosen } };
};

/** The context of the rules for a message type and a profile; always the same object. Rules do not check values against a partial model. */
export const contextOf = (profile: Profile, messageType: string, isApproximate: boolean): RuleContext => {
  const contexts = known.get(profile) ?? { usual: new Map(), approximate: new Map() };
  known.set(profile, contexts);
  const byType = isApproximate ? contexts.approximate : contexts.usual;
  const present = byType.get(messageType) ?? make(profile, messageType, isApproximate);
  byType.set(messageType, present);
  return present;
};
