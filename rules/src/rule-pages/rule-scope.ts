import { type Scheme, schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { neutralForms, withMessageForm } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { Profile } from '@clearbench/iso20022/profile';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import type { CatalogueRule, Rule, RuleScope } from '@clearbench/validation-engine/rule';

type RulebookVersion = Profile['rbVersion'];

type Probe = { readonly scheme: Scheme; readonly rbVersion: RulebookVersion; readonly messageType: string };

export const rulebookVersions: readonly RulebookVersion[] = ['2019', '2021', '2023', '2025'];
const schemes = Object.keys(schemeNames) as readonly Scheme[];
const fileTypes: readonly string[] = neutralForms.map(({ fileType }) => fileType);

/** Every message of every scheme under every rulebook. */
const probes: readonly Probe[] = schemes.flatMap((scheme) =>
  rulebookVersions.flatMap((rbVersion) =>
    messagesOf(rbVersion, scheme).map((messageType) => ({ scheme, rbVersion, messageType })),
  ),
);

/** A profile with every value that `appliesTo` can read. */
const profileOf = ({ scheme, rbVersion }: Probe): Profile => ({
  scheme,
  rbVersion,
  now: '2025-10-15T09:00:00Z',
  clearing: { systemCode: 'ST2', bic: 'ZYCSDEF0XXX', reachable: ['ZYDODEF0'], cutOff: '16:00' },
  testCode: 'T',
  senderBic: 'ZYDODEF0XXX',
  earlier: { uses: {}, messages: {}, payments: {} },
  ...withMessageForm,
});

const scopeOf = (held: readonly Probe[]): RuleScope => ({
  schemes: schemes.filter((scheme) => held.some((probe) => probe.scheme === scheme)),
  rulebooks: rulebookVersions.filter((rbVersion) => held.some((probe) => probe.rbVersion === rbVersion)),
  messages: [...new Set(held.map(({ messageType }) => messageType.slice(0, 8)))].toSorted(),
});

/** Derives the scope from the rule's `appliesTo`. */
export const ruleScope = ({ appliesTo, concerns }: Rule): RuleScope =>
  concerns === 'file'
    ? {
        schemes: [...schemes.filter((scheme) => scheme !== 'inst')],
        rulebooks: rulebookVersions,
        messages: [],
        files: fileTypes,
      }
    : scopeOf(probes.filter((probe) => appliesTo({ messageType: probe.messageType, profile: profileOf(probe) })));

/** Whether a rule is checked in a message of a scheme under a rulebook; rules of files concern no message. */
export const appliesToMessage = (
  rule: CatalogueRule,
  messageType: string,
  where: Pick<Probe, 'scheme' | 'rbVersion'>,
): boolean => {
  if ('scope' in rule) {
    const { schemes: inSchemes, rulebooks, messages, files } = rule.scope;
    const isNamed = inSchemes.includes(where.scheme) && rulebooks.includes(where.rbVersion);
    return files === undefined && isNamed && messages.includes(messageType.slice(0, 8));
  }
  if (!('check' in rule)) return true;
  return rule.concerns !== 'file' && rule.appliesTo({ messageType, profile: profileOf({ ...where, messageType }) });
};

/** The scope of the structure check: every message. */
export const everywhere: RuleScope = scopeOf(probes);
