import { bicOfParty, contradicts, headerParties } from '@clearbench/iso20022/envelopes/header-parties';
import { isBic, sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { Profile } from '@clearbench/iso20022/profile';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { ofPayments } from '../../customer-payments.ts';
import { both, either, headedCases, headedMessages } from '../../scope.ts';

type Headed = { readonly header: MessageNode | undefined; readonly reported: Set<string> };

/** The BIC of a party of the header. */
const bicOf = (party: MessageNode | undefined): MessageNode | undefined =>
  descend(party, 'FIId', 'FinInstnId', 'BICFI');

/** Whether the clearing sends the message; a header from the clearing where the profile does not state it. */
const isFromClearing = (header: MessageNode | undefined, { direction, clearing }: Profile): boolean => {
  if (direction !== undefined) return direction === 'ST';
  const from = bicOf(descend(header, 'Fr'))?.text;
  return from !== undefined && clearing?.bic !== undefined && sameInstitution(from, clearing.bic);
};

/** The environment's party; undefined if the environment does not define it. */
const partyOf = (party: MessageNode, profile: Profile): string | undefined =>
  (party.name === 'Fr') === isFromClearing(party.parent, profile) ? profile.clearing?.bic : profile.senderBic;

const wrongParty = (party: MessageNode, profile: Profile): readonly RuleFinding[] => {
  const node = bicOf(party);
  const expected = partyOf(party, profile);
  if (node === undefined || expected === undefined || !isBic(node.text) || sameInstitution(node.text, expected))
    return [];
  return [{ node, variant: party.name === 'Fr' ? 'sender' : 'receiver', value: node.text, expected }];
};

/** G-16 reports an agent of the group header that is no party of the environment. */
const isReported = (agent: MessageNode, bic: string, { senderBic, clearing }: Profile): boolean =>
  agent.parent?.name === 'GrpHdr' &&
  senderBic !== undefined &&
  ![senderBic, clearing?.bic].some((known) => known !== undefined && sameInstitution(known, bic));

const wrongAgent = (agent: MessageNode, profile: Profile, { header, reported }: Headed): readonly RuleFinding[] => {
  const of = headerParties.find(({ names }) => names.some((name) => name === agent.name));
  const party = of && descend(header, of.party);
  const node = bicOf(party);
  const bic = bicOfParty(agent);
  if (party === undefined || node === undefined || bic === undefined || reported.has(agent.name)) return [];
  if (!isBic(node.text) || !contradicts(node.text, bic, profile.clearing?.bic)) return [];
  const expectedParty = partyOf(party, profile);
  // A party that is not that of the environment was reported with the header.
  if (expectedParty !== undefined && !sameInstitution(node.text, expectedParty)) return [];
  if (isReported(agent, bic, profile)) return [];
  reported.add(agent.name);
  return [
    { node, variant: 'agent', value: node.text, expected: bic, params: { agent: agent.name, party: party.name } },
  ];
};

export const rule = defineRule<Headed>({
  id: 'H-11',
  layer: 'clearing',
  severity: 'Error',
  codes: ['AGNT'],
  appliesTo: both(either(headedMessages, headedCases), ({ profile }) => profile.messageForm !== undefined),
  select: [
    'AppHdr/Fr',
    'AppHdr/To',
    'GrpHdr/InstgAgt',
    'GrpHdr/InstdAgt',
    ...ofPayments('InstgAgt', 'InstdAgt'),
    'TxInf/InstgAgt',
    'TxInf/InstdAgt',
    'TxInfAndSts/InstgAgt',
    'TxInfAndSts/InstdAgt',
    'Assgnmt/Assgnr',
    'Assgnmt/Assgne',
  ],
  anchors: ['AppHdr/Fr/FIId/FinInstnId/BICFI', 'AppHdr/To/FIId/FinInstnId/BICFI'],
  open: (_, header) => ({ header, reported: new Set() }),
  check: (node, { profile }, state) =>
    node.parent?.name === 'AppHdr' ? wrongParty(node, profile) : wrongAgent(node, profile, state),
});
