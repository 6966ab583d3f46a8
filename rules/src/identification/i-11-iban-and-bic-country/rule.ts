import { letterPair, noPair } from '@clearbench/iso20022/code-sets/letter-pair-index';
import { agentBic, bicCountry, countryInBic } from '@clearbench/iso20022/identifiers/bic';
import { leadingPair } from '@clearbench/iso20022/reader/leading-pair';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, noFindings, type RuleFinding } from '@clearbench/validation-engine/rule';
import { customerPayments } from '../../customer-payments.ts';
import { payments } from '../../scope.ts';

/** Territories whose banks use the IBAN country of another one; the BIC can contain either. */
const ibanCountryOf = new Map(
  Object.entries({
    FR: 'BL GF GP MC MF MQ NC PF PM RE TF WF YT',
    GB: 'GG IM JE',
    FI: 'AX',
    NO: 'SJ',
  }).flatMap(([country, territories]) => territories.split(' ').map((territory) => [territory, country] as const)),
);

/** The user-assigned code in the BIC of TARGET (TRGTXEPM), which has no country. */
const targetCountry = 'XE';

const disagreement = (transaction: MessageNode, account: string, agent: string): RuleFinding | undefined => {
  const iban = descend(transaction, account, 'Id', 'IBAN');
  const node = descend(transaction, agent);
  const bic = agentBic(node);
  if (iban === undefined || node === undefined || bic === undefined || bic.length < 8) return undefined;
  const pair = leadingPair(iban);
  if (pair !== noPair && pair === letterPair(bic, countryInBic)) return undefined;
  const country = iban.text.slice(0, 2).toUpperCase();
  const ofBank = bicCountry(bic);
  if (ofBank === targetCountry || ofBank === country || ibanCountryOf.get(ofBank) === country) return undefined;
  return { node, value: bic, expected: country, params: { account, agent, country, ofBank } };
};

export const rule = defineRule({
  id: 'I-11',
  layer: 'scheme',
  severity: 'Warning',
  anchors: ['CdtTrfTxInf/DbtrAgt', 'CdtTrfTxInf/CdtrAgt', 'DrctDbtTxInf/DbtrAgt', 'DrctDbtTxInf/CdtrAgt'],
  appliesTo: payments,
  select: customerPayments,
  check: (transaction) => {
    const payer = disagreement(transaction, 'DbtrAcct', 'DbtrAgt');
    const payee = disagreement(transaction, 'CdtrAcct', 'CdtrAgt');
    return payer === undefined && payee === undefined
      ? noFindings
      : [payer, payee].filter((found) => found !== undefined);
  },
});
