import { type Scheme, schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { builtInEnvelopes } from '../envelopes/envelopes.ts';
import type { Profile } from '../profile.ts';
import type { Rule } from '../rule.ts';
import { messagesOf } from '../rulebooks.ts';

type RulebookVersion = Profile['rbVersion'];

/** Where a rule applies: to which messages (`pacs.008`), of which schemes, under which rulebooks. */
export type RuleScope = {
  readonly schemes: readonly Scheme[];
  readonly rulebooks: readonly RulebookVersion[];
  readonly messages: readonly string[];
  /** It looks at the file around the messages, of these types. */
  readonly files?: readonly string[];
};

type Probe = { readonly scheme: Scheme; readonly rbVersion: RulebookVersion; readonly messageType: string };

export const rulebookVersions: readonly RulebookVersion[] = ['2019', '2021', '2023', '2025'];
const schemes = Object.keys(schemeNames) as readonly Scheme[];
const fileTypes: readonly string[] = builtInEnvelopes.map(({ fileType }) => fileType);

/** Every message every scheme exchanges, under every rulebook. */
const probes: readonly Probe[] = schemes.flatMap((scheme) =>
  rulebookVersions.flatMap((rbVersion) =>
    messagesOf(rbVersion, scheme).map((messageType) => ({ scheme, rbVersion, messageType })),
  ),
);

/** An environment that knows all a rule may ask for. */
const profileOf = ({ scheme, rbVersion }: Probe): Profile => ({
  scheme,
  rbVersion,
  now: '2025-10-15T09:00:00Z',
  clearing: { systemCode: 'ST2', bic: 'ZYCSDEF0XXX', reachable: ['ZYDODEF0'], cutOff: '16:00' },
  testCode: 'T',
  senderBic: 'ZYDODEF0XXX',
  earlier: { uses: {}, messages: {}, payments: {} },
});

const scopeOf = (held: readonly Probe[]): RuleScope => ({
  schemes: schemes.filter((scheme) => held.some((probe) => probe.scheme === scheme)),
  rulebooks: rulebookVersions.filter((rbVersion) => held.some((probe) => probe.rbVersion === rbVersion)),
  messages: [...new Set(held.map(({ messageType }) => messageType.slice(0, 8)))].toSorted(),
});

/** The rule is asked where it applies, so nothing of it is written twice. */
export const ruleScope = ({ appliesTo, concerns }: Rule): RuleScope =>
  concerns === 'file'
    ? {
        schemes: [...schemes.filter((scheme) => scheme !== 'inst')],
        rulebooks: rulebookVersions,
        messages: [],
        files: fileTypes,
      }
    : scopeOf(probes.filter((probe) => appliesTo({ messageType: probe.messageType, profile: profileOf(probe) })));

/** What structure is checked on: every message there is. */
export const everywhere: RuleScope = scopeOf(probes);
