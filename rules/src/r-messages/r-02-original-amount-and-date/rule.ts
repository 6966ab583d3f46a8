import { agentBic, sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { PaymentFacts } from '@clearbench/iso20022/message-history/payment-facts';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { RuleFinding } from '@clearbench/validation-engine/rule';
import { amountIn, mayBeSame } from '../amounts.ts';
import { rMessages } from '../r-message-scopes.ts';
import { childOrSelf, rTransactionRule } from '../r-transaction-rule.ts';

/** The elements that repeat a value of the original: a dedicated element, else the transaction reference. */
const repeated = (node: Parameters<typeof childOrSelf>[0], name: string) => {
  const own = childOrSelf(node, `Orgnl${name}`);
  return own === node ? childOrSelf(childOrSelf(node, 'OrgnlTxRef'), name) : own;
};

/** The original is found by its transaction id; its end-to-end id then has to be the same. */
const endToEndFindings = (node: MessageNode, { endToEndId }: PaymentFacts): readonly RuleFinding[] => {
  const stated = descend(node, 'OrgnlEndToEndId');
  if (stated === undefined || endToEndId === undefined || stated.text === endToEndId) return [];
  return [{ node: stated, variant: 'endToEnd', value: stated.text, expected: endToEndId }];
};

/** The banks and the mandate in the copy of the original; the message history has no names and no accounts. */
const copyFindings = (node: MessageNode, original: PaymentFacts): readonly RuleFinding[] => {
  const copy = descend(node, 'OrgnlTxRef');
  const agents = [
    [descend(copy, 'DbtrAgt'), original.debtorAgent],
    [descend(copy, 'CdtrAgt'), original.creditorAgent],
  ] as const;
  const findings: RuleFinding[] = [...endToEndFindings(node, original)];
  for (const [agent, expected] of agents) {
    const bic = agentBic(agent);
    if (agent === undefined || bic === undefined || expected === undefined || sameInstitution(bic, expected)) continue;
    findings.push({ node: agent, variant: 'agent', value: bic, expected, params: { agent: agent.name } });
  }
  // Newer versions wrap the mandate in a choice.
  const mandate = descend(copy, 'MndtRltdInf', 'MndtId') ?? descend(copy, 'MndtRltdInf', 'DrctDbtMndt', 'MndtId');
  if (mandate !== undefined && original.mandateId !== undefined && mandate.text !== original.mandateId)
    findings.push({ node: mandate, variant: 'mandate', value: mandate.text, expected: original.mandateId });
  return findings.map((finding) => ({ ...finding, severity: 'Warning' }));
};

export const rule = rTransactionRule({
  id: 'R-02',
  layer: 'clearing',
  severity: 'Error',
  codes: ['XT77'],
  anchors: [
    'OrgnlIntrBkSttlmAmt',
    'OrgnlIntrBkSttlmDt',
    'OrgnlTxRef/IntrBkSttlmAmt',
    'OrgnlTxRef/IntrBkSttlmDt',
    'OrgnlEndToEndId',
    'OrgnlTxRef/DbtrAgt',
    'OrgnlTxRef/CdtrAgt',
  ],
  earlier: 'required',
  appliesTo: rMessages,
  checkReference: ({ node, facts, payment }) => {
    if (!payment) return [];
    const { amount, settlementDate } = payment.facts;
    const findings: RuleFinding[] = [...copyFindings(node, payment.facts)];
    if (!mayBeSame(amountIn(facts.amount), amountIn(amount))) {
      const place = repeated(node, 'IntrBkSttlmAmt');
      findings.push({ node: place, variant: 'amount', value: facts.amount ?? '', expected: amount ?? '' });
    }
    if (facts.settlementDate !== undefined && settlementDate !== undefined && facts.settlementDate !== settlementDate) {
      const place = repeated(node, 'IntrBkSttlmDt');
      findings.push({ node: place, variant: 'date', value: facts.settlementDate, expected: settlementDate });
    }
    return findings;
  },
});
