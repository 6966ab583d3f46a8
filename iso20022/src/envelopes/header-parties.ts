import { sameInstitution } from '../identifiers/bic.ts';

/** The parties of a business header, and the agents of the message that are the same institutions. */
export const headerParties = [
  { party: 'Fr', agent: 'InstgAgt' },
  { party: 'To', agent: 'InstdAgt' },
] as const;

/**
 * Whether the party of a business header contradicts the agent of the message. The clearing is a party of the header
 * without being an agent: it receives a message for the instructed agent, and sends one of the instructing agent.
 */
export const contradicts = (party: string, agent: string, clearing: string | undefined): boolean =>
  !(clearing !== undefined && sameInstitution(party, clearing)) && !sameInstitution(party, agent);
