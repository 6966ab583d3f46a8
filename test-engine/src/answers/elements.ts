import type { Dialect } from './dialect.ts';
import type { Heading } from './draft.ts';
import type { Part } from './xml.ts';

/** An element that is left out where there is nothing to say. */
export const leaf = (name: string, text: string | undefined): Part =>
  text === undefined || text === '' ? undefined : [name, text];

export const amount = (name: string, text: string | undefined): Part =>
  text === undefined ? undefined : [name, text, 'EUR'];

const institution = (dialect: Dialect, bic: string | undefined): Part =>
  bic === undefined ? undefined : ['FinInstnId', [[dialect.bic, bic]]];

export const agent = (name: string, dialect: Dialect, bic: string | undefined): Part => [
  name,
  [institution(dialect, bic)],
];

/** A party of a case: the agent with that BIC. */
export const caseAgent = (name: string, dialect: Dialect, bic: string): Part => [name, [agent('Agt', dialect, bic)]];

/** Who assigns a case to whom, by which message. */
export const assignment = (dialect: Dialect, { messageId, from, to, createdAt }: Omit<Heading, 'total'>): Part => [
  'Assgnmt',
  [['Id', messageId], caseAgent('Assgnr', dialect, from), caseAgent('Assgne', dialect, to), ['CreDtTm', createdAt]],
];

export const account = (name: string, iban: string | undefined): Part => [name, [['Id', [leaf('IBAN', iban)]]]];

const proprietary = /^(?:[AB]\d\d|X[DT]\d\d)$/;

/** A reason under Cd, or under Prtry where it is the clearing's own or the version's list does not hold it. */
export const reasonCode = (code: string, listed?: readonly string[]): Part => {
  const isListed = listed === undefined ? !proprietary.test(code) : listed.includes(code);
  return ['Rsn', [[isListed ? 'Cd' : 'Prtry', code]]];
};

/** Who gives a reason: a bank, or a customer by name. */
export const originator = (dialect: Dialect, who: { readonly bic: string } | { readonly name: string }): Part =>
  'bic' in who ? ['Orgtr', [['Id', [['OrgId', [[dialect.organisationBic, who.bic]]]]]]] : ['Orgtr', [['Nm', who.name]]];

/** Free text in the characters every bank takes, in the length of AddtlInf. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 105)
    .trim();
