import { descend, textAt } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { agentBic, bicCountry } from '../bic.ts';
import { creditTransfers } from '../scope.ts';

/** Territories whose banks use the IBAN country of another one; the BIC may name either. */
const ibanCountryOf = new Map(
  Object.entries({
    FR: 'BL GF GP MC MF MQ NC PF PM RE TF WF YT',
    GB: 'GG IM JE',
    FI: 'AX',
    NO: 'SJ',
  }).flatMap(([country, territories]) => territories.split(' ').map((territory) => [territory, country] as const)),
);

const sides = [
  ['DbtrAcct', 'DbtrAgt'],
  ['CdtrAcct', 'CdtrAgt'],
] as const;

/** I-11: account and bank are in the same country. */
export const ibanAndBicAgree = rule({
  id: 'I-11',
  layer: 'scheme',
  severity: 'Warning',
  source: 'Plausibility check of the clearings; territories as the IBAN registry and EPC409-09 list them',
  appliesTo: creditTransfers,
  select: ['FIToFICstmrCdtTrf/CdtTrfTxInf'],
  check: (node) =>
    sides.flatMap(([account, agent]) => {
      const country = textAt(node, account, 'Id', 'IBAN')?.slice(0, 2).toUpperCase();
      const bank = descend(node, agent);
      const bic = agentBic(bank);
      if (country === undefined || bank === undefined || bic === undefined || bic.length < 8) return [];
      const ofBank = bicCountry(bic);
      if (ofBank === country || ibanCountryOf.get(ofBank) === country) return [];
      return [{ node: bank, value: bic, expected: country, params: { account, agent, country, ofBank } }];
    }),
});
