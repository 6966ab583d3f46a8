import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { descend, type MessageNode } from '../../message-node.ts';
import type { Profile } from '../../profile.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { agentBic, sameInstitution } from '../bic.ts';
import { ofPayments } from '../customer-payments.ts';
import { payments } from '../scope.ts';

/** As nearly every agent is. */
const isBicAlone = (agent: MessageNode): boolean =>
  agent.children.length === 1 && agent.children[0]?.children.length === 1;

const otherThanBic = (agent: MessageNode): readonly RuleFinding[] =>
  [...agent.children, ...(descend(agent, 'FinInstnId')?.children ?? [])]
    .filter(({ name }) => name !== 'FinInstnId' && name !== 'BICFI' && name !== 'BIC')
    .map((node) => ({ node, variant: 'bicOnly', params: { agent: agent.name, element: node.name } }));

// Who takes part in direct debits is the matter of I-15.
const unreachable = (agent: MessageNode, bic: string, { clearing, scheme }: Profile): readonly RuleFinding[] =>
  isDirectDebit(scheme) ||
  clearing?.reachable === undefined ||
  clearing.reachable.some((known) => sameInstitution(known, bic))
    ? []
    : [{ node: agent, variant: 'unreachable', value: bic, params: { agent: agent.name } }];

/** I-14: the banks of both sides are named by BIC alone and can be reached. */
export const agentsByBic = rule({
  id: 'I-14',
  layer: 'clearing',
  severity: 'Error',
  source:
    'EPC115-06 and EPC114-06, usage rules of DebtorAgent and CreditorAgent; directory of the environment (CNOR, DNOR)',
  appliesTo: payments,
  select: ofPayments('DbtrAgt', 'CdtrAgt'),
  check: (node, { profile }) => {
    const bic = agentBic(node);
    if (bic === undefined) return [{ node, variant: 'noBic', params: { agent: node.name } }];
    if (isBicAlone(node) && profile.clearing?.reachable === undefined) return [];
    return [...otherThanBic(node), ...unreachable(node, bic, profile)];
  },
});
