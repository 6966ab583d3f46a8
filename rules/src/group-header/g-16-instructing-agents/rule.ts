import { agentBic, sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { Profile } from '@clearbench/iso20022/profile';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { bulks, either, messages } from '../../scope.ts';

type OnBulk = { readonly names: Set<string> };

const nonBicIds = (agent: MessageNode): readonly RuleFinding[] => {
  const others = [
    ...agent.children.filter(({ name }) => name !== 'FinInstnId'),
    ...(descend(agent, 'FinInstnId')?.children ?? []),
  ].filter(({ name }) => name !== 'BICFI' && name !== 'BIC');
  if (others.length === 0 && agentBic(agent) === undefined)
    return [{ node: agent, variant: 'noBic', params: { agent: agent.name } }];
  return others.map((node) => ({ node, variant: 'bicOnly', params: { agent: agent.name, element: node.name } }));
};

// The clearing instructs a delivered bulk, the tester a sent one; the message does not contain the direction.
const isDelivered = (agent: MessageNode, { clearing }: Profile): boolean => {
  const from = agentBic(descend(agent.parent, 'InstgAgt'));
  return from !== undefined && clearing?.bic !== undefined && sameInstitution(from, clearing.bic);
};

const unknownParty = (agent: MessageNode, profile: Profile): readonly RuleFinding[] => {
  const { clearing, senderBic, senderParticipants = [], scheme } = profile;
  const bic = agentBic(agent);
  const instructing = agent.name === 'InstgAgt';
  const expected = instructing ? senderBic : clearing?.bic;
  if (bic === undefined || expected === undefined || (!instructing && scheme === 'inst')) return [];
  // A tester without a BIC can be any participant to which the clearing delivers.
  if (!instructing && senderBic === undefined && isDelivered(agent, profile)) return [];
  const known = [senderBic, clearing?.bic, ...senderParticipants].some(
    (party) => party !== undefined && sameInstitution(party, bic),
  );
  return known ? [] : [{ node: agent, variant: instructing ? 'sender' : 'receiver', value: bic, expected }];
};

export const rule = defineRule<OnBulk>({
  id: 'G-16',
  layer: 'clearing',
  severity: 'Error',
  anchors: ['InstgAgt/FinInstnId/Nm', 'InstdAgt/FinInstnId/Nm'],
  appliesTo: either(bulks, messages('pacs.002', 'pacs.028')),
  select: [
    'GrpHdr/InstgAgt',
    'GrpHdr/InstdAgt',
    ...ofPayments('InstgAgt', 'InstdAgt'),
    'TxInf/InstgAgt',
    'TxInf/InstdAgt',
  ],
  transactionState: () => 'compared',
  open: () => ({ names: new Set() }),
  inParts: {},
  check: (node, { profile }, { names }) => {
    const wrong = nonBicIds(node);
    if (node.parent?.name === 'GrpHdr') {
      names.add(node.name);
      return [...wrong, ...unknownParty(node, profile)];
    }
    return names.has(node.name) ? [...wrong, { node, variant: 'onBoth', params: { agent: node.name } }] : wrong;
  },
});
