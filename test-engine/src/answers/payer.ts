import { isSepaOutsideEea } from '@clearbench/iso20022/code-sets/sepa-countries';
import { bicCountry, countryInBic } from '@clearbench/iso20022/identifiers/bic';
import type { Intake } from '../clearing/intake.ts';
import type { Party, Payment } from '../message-parser/parsed-message.ts';
import { party } from './original-reference.ts';
import type { Part } from './xml.ts';

const unknown = 'NOTPROVIDED';

/** The party with a name, which a payment must contain. */
export const named = (one: Party): Party => ({ ...one, name: one.name ?? unknown });

const hasAddress = ({ further }: Payment): boolean => {
  const elements = further?.debtor.party?.[1];
  return typeof elements === 'object' && elements.some(([name]) => name === 'PstlAdr');
};

/** Since 2025 an address has at least town and country, before that country and lines. */
const addressIn = (country: string, rbVersion: string): Part => [
  'PstlAdr',
  rbVersion >= '2025'
    ? [
        ['TwnNm', unknown],
        ['Ctry', country],
      ]
    : [
        ['Ctry', country],
        ['AdrLine', unknown],
      ],
];

/**
 * The debtor of a delivered payment. Between the EEA and another country of SEPA it has an address; the beneficiary of
 * the payment that is delivered back has none of its own.
 */
export const payer = (payment: Payment, { input }: Intake): Part => {
  const { debtor, creditor, further } = payment;
  const bic = [debtor.bic, creditor.bic].find((one) => one !== undefined && isSepaOutsideEea(one, countryInBic));
  const part = party('Dbtr', named(debtor), further?.debtor);
  if (bic === undefined || hasAddress(payment) || part === undefined || typeof part[1] === 'string') return part;
  const address = addressIn(bicCountry(debtor.bic ?? bic), input.rbVersion);
  const [name, ...others] = part[1];
  return ['Dbtr', [name, address, ...others]];
};
