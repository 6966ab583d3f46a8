import { agentBic, sameInstitution } from '../identifiers/bic.ts';
import { descend, type MessageNode, textAt } from '../reader/message-node.ts';

/** The parties of a business header, and the agent and the party of a case in the message that are the same institutions. */
export const headerParties = [
  { party: 'Fr', names: ['InstgAgt', 'Assgnr'] },
  { party: 'To', names: ['InstdAgt', 'Assgne'] },
] as const;

/** The BIC of an agent, or of an assigner or assignee, which is an agent or an organisation. */
export const bicOfParty = (node: MessageNode): string | undefined =>
  agentBic(node) ??
  agentBic(descend(node, 'Agt')) ??
  textAt(node, 'Pty', 'Id', 'OrgId', 'AnyBIC') ??
  textAt(node, 'Pty', 'Id', 'OrgId', 'BICOrBEI');

/**
 * Whether the party of a business header contradicts the agent of the message. The clearing is a party of the header
 * without being an agent: it receives a message for the instructed agent, and sends one of the instructing agent.
 */
export const contradicts = (party: string, agent: string, clearing: string | undefined): boolean =>
  !(clearing !== undefined && sameInstitution(party, clearing)) && !sameInstitution(party, agent);
