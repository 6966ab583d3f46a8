import { type MessageNode, textAt } from '../reader/message-node.ts';
import { identifierStructureOf, matchesStructure } from './identifier-structure.ts';

/** The elements that hold a BIC: of agents and of organisations, in the message versions of 2019 and 2009. */
export const bicElements = ['BICFI', 'BIC', 'AnyBIC', 'BICOrBEI'] as const;

const ofBank = identifierStructureOf('4c2a2c');
const ofBranch = identifierStructureOf('4c2a5c');

/** Whether the text has the form of a BIC according to the edition of ISO 9362 in message versions of 2019. */
export const isBic = (text: string): boolean => matchesStructure(ofBank, text) || matchesStructure(ofBranch, text);

/** The position of the country in a BIC. */
export const countryInBic = 4;

export const bicCountry = (bic: string): string => bic.slice(countryInBic, countryInBic + 2);

/** The BIC of an agent such as DbtrAgt. */
export const agentBic = (agent: MessageNode | undefined): string | undefined =>
  textAt(agent, 'FinInstnId', 'BICFI') ?? textAt(agent, 'FinInstnId', 'BIC');

/** True if both identify the same institution; branches are ignored. */
export const sameInstitution = (a: string, b: string): boolean => a.slice(0, 8) === b.slice(0, 8);
