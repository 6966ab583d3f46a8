import type { Heading } from './draft.ts';
import type { MessageStandard } from './message-standard.ts';
import type { Part } from './xml.ts';

/** An element that is left out without a text. */
export const leaf = (name: string, text: string | undefined): Part =>
  text === undefined || text === '' ? undefined : [name, text];

export const amount = (name: string, text: string | undefined): Part =>
  text === undefined ? undefined : [name, text, 'EUR'];

const institution = (standard: MessageStandard, bic: string | undefined): Part =>
  bic === undefined ? undefined : ['FinInstnId', [[standard.bic, bic]]];

export const agent = (name: string, standard: MessageStandard, bic: string | undefined): Part => [
  name,
  [institution(standard, bic)],
];

/** A party of a case: the agent with this BIC. */
export const caseAgent = (name: string, standard: MessageStandard, bic: string): Part => [
  name,
  [agent('Agt', standard, bic)],
];

/** The assignment of a case: parties and message. */
export const assignment = (
  standard: MessageStandard,
  { messageId, from, to, createdAt }: Omit<Heading, 'total'>,
): Part => [
  'Assgnmt',
  [['Id', messageId], caseAgent('Assgnr', standard, from), caseAgent('Assgne', standard, to), ['CreDtTm', createdAt]],
];

export const account = (name: string, iban: string | undefined): Part => [name, [['Id', [leaf('IBAN', iban)]]]];

const proprietary = /^(?:[AB]\d\d|X[DT]\d\d)$/;

/** A reason under Cd, or under Prtry where it is proprietary or not in the version's list. */
export const reasonCode = (code: string, listed?: readonly string[]): Part => {
  const isListed = listed === undefined ? !proprietary.test(code) : listed.includes(code);
  return ['Rsn', [[isListed ? 'Cd' : 'Prtry', code]]];
};

/** The originator of a reason: a bank, or a customer by name. */
export const originator = (
  standard: MessageStandard,
  who: { readonly bic: string } | { readonly name: string },
): Part =>
  'bic' in who
    ? ['Orgtr', [['Id', [['OrgId', [[standard.organisationBic, who.bic]]]]]]]
    : ['Orgtr', [['Nm', who.name]]];

/** Free text with the common SEPA characters, up to the length of AddtlInf. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 105)
    .trim();
