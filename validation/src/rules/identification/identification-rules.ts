import type { Rule } from '../../rule.ts';
import { transactionId } from './i-01-transaction-id.ts';
import { transactionIdOnce } from './i-02-transaction-id-once.ts';
import { noEndToEndId } from './i-03-no-end-to-end-id.ts';
import { uetrOnce } from './i-04-uetr-once.ts';
import { namesOfTheParties } from './i-05-names-of-the-parties.ts';
import { ultimateParties } from './i-06-ultimate-parties.ts';
import { accountsByIban } from './i-07-accounts-by-iban.ts';
import { ibanIsRight } from './i-08-iban-is-right.ts';
import { ibanInSepa } from './i-09-iban-in-sepa.ts';
import { ibanSpelling } from './i-10-iban-spelling.ts';
import { ibanAndBicAgree } from './i-11-iban-and-bic-agree.ts';
import { bicFormat } from './i-12-bic-format.ts';
import { bicInUse } from './i-13-bic-in-use.ts';
import { agentsByBic } from './i-14-agents-by-bic.ts';
import { oneOrganisationId } from './i-16-one-organisation-id.ts';
import { organisationIds } from './i-17-organisation-ids.ts';
import { privateId } from './i-18-private-id.ts';
import { leiCheckDigits } from './i-19-lei-check-digits.ts';
import { proxy } from './i-20-proxy.ts';
import { identificationScheme } from './i-21-identification-scheme.ts';
import { twoAccounts } from './i-22-two-accounts.ts';

/** Rules about references, parties, accounts and banks. */
export const identificationRules: readonly Rule[] = [
  transactionId,
  transactionIdOnce,
  noEndToEndId,
  uetrOnce,
  namesOfTheParties,
  ultimateParties,
  accountsByIban,
  ibanIsRight,
  ibanInSepa,
  ibanSpelling,
  ibanAndBicAgree,
  bicFormat,
  bicInUse,
  agentsByBic,
  oneOrganisationId,
  organisationIds,
  privateId,
  leiCheckDigits,
  proxy,
  identificationScheme,
  twoAccounts,
];
