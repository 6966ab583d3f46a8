import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { agentBic, sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { Profile } from '@clearbench/iso20022/profile';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { payments } from '../../scope.ts';

/** The usual case: a BIC only. */
const isBicOnly = (agent: MessageNode): boolean =>
  agent.children.length === 1 && agent.children[0]?.children.length === 1;

const nonBicIds = (agent: MessageNode): readonly RuleFinding[] =>
  [...agent.children, ...(descend(agent, 'FinInstnId')?.children ?? [])]
    .filter(({ name }) => name !== 'FinInstnId' && name !== 'BICFI' && name !== 'BIC')
    .map((node) => ({ node, variant: 'bicOnly', params: { agent: agent.name, element: node.name } }));

// I-15 reports banks that do not participate in direct debits.
const unreachable = (agent: MessageNode, bic: string, { clearing, scheme }: Profile): readonly RuleFinding[] =>
  isDirectDebit(scheme) ||
  clearing?.reachable === undefined ||
  clearing.reachable.some((known) => sameInstitution(known, bic))
    ? []
    : [{ node: agent, variant: 'unreachable', value: bic, params: { agent: agent.name } }];

export const rule = defineRule({
  id: 'I-14',
  layer: 'clearing',
  severity: 'Error',
  codes: ['CNOR', 'DNOR', 'PY01', 'XT27'],
  appliesTo: payments,
  anchors: ['BICFI', 'BIC', 'Nm', 'Othr', 'ClrSysMmbId'].map((name) => `FinInstnId/${name}`),
  select: ofPayments('DbtrAgt', 'CdtrAgt'),
  check: (node, { profile }) => {
    const bic = agentBic(node);
    if (bic === undefined) return [{ node, variant: 'noBic', params: { agent: node.name } }];
    if (isBicOnly(node) && profile.clearing?.reachable === undefined) return [];
    return [...nonBicIds(node), ...unreachable(node, bic, profile)];
  },
});
