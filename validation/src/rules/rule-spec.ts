import type { MessageNode } from '../message-node.ts';
import type { Profile } from '../profile.ts';
import { readMessage } from '../read-message.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { sctProfile } from './samples/profiles.ts';

type Found = {
  readonly variant?: string | undefined;
  readonly path?: string;
  readonly line?: number;
  readonly value?: string | undefined;
  readonly expected?: string | undefined;
  readonly severity?: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
};

const pathOf = (node: MessageNode | undefined): string =>
  node === undefined ? '' : `${pathOf(node.parent)}/${node.name}${node.index > 1 ? `[${node.index}]` : ''}`;

const found = (rule: Rule, { node, severity = rule.severity, ...rest }: RuleFinding): Found => ({
  ...rest,
  severity,
  path: pathOf(node).split('/').slice(3).join('/'),
  line: node.line,
});

const findingsOf = (rule: Rule, xml: string, profile: Profile): readonly Found[] => {
  const bytes = new TextEncoder().encode(xml);
  const context = { messageType: /xsd:([a-z0-9.]+)"/.exec(xml)?.[1] ?? '', profile };
  if (!rule.appliesTo(context)) return [];
  const state = rule.open?.();
  const findings: RuleFinding[] = [];
  const roots: MessageNode[] = [];
  readMessage(bytes, {
    select: rule.select,
    onNode: (node) => findings.push(...rule.check(node, context, state)),
    onRoot: (root) => roots.push(root),
  });
  for (const root of roots) findings.push(...(rule.close?.(context, state, root) ?? []));
  return findings.map((finding) => found(rule, finding));
};

/** Changes to the samples' profile; undefined takes a part away. */
type Special = { readonly [K in keyof Profile]?: Profile[K] | undefined };

const special = (changes: readonly Special[]): Profile => Object.assign({}, sctProfile, ...changes) as Profile;

/** Says of one rule what it accepts and what it reports; `profile` changes what the samples are checked against. */
export const ruleSpec = (rule: Rule, profile: Special = {}) => ({
  accepts(xml: string, changes: Special = {}): void {
    expect(findingsOf(rule, xml, special([profile, changes]))).toEqual([]);
  },
  reports(xml: string, expected: Found | readonly Found[], changes: Special = {}): void {
    const all = Array.isArray(expected) ? expected : [expected];
    const findings = findingsOf(rule, xml, special([profile, changes]));
    expect(findings).toEqual(all.map((one) => expect.objectContaining(one)));
  },
});
