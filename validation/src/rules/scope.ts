import type { Profile } from '../profile.ts';
import type { RuleContext } from '../rule.ts';

export type Scope = (context: RuleContext) => boolean;

/** Any version of the named messages, e.g. `pacs.008`. */
export const messages =
  (...names: readonly string[]): Scope =>
  ({ messageType }) =>
    names.includes(messageType.slice(0, 8));

export const everyMessage: Scope = () => true;
export const creditTransfers = messages('pacs.008');
export const bulks = messages('pacs.008', 'pacs.004');

export const scheme =
  (name: Profile['scheme']): Scope =>
  ({ profile }) =>
    profile.scheme === name;

export const rulebooks =
  (...versions: readonly Profile['rbVersion'][]): Scope =>
  ({ profile }) =>
    versions.includes(profile.rbVersion);

export const sinceRulebook =
  (first: Profile['rbVersion']): Scope =>
  ({ profile }) =>
    profile.rbVersion >= first;

/** True where all of them are. */
export const both =
  (...scopes: readonly Scope[]): Scope =>
  (context) =>
    scopes.every((scope) => scope(context));
