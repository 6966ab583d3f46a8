import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import { both, debitScheme, messages } from '../../scope.ts';
import { childOrSelf, rTransactionRule } from '../r-transaction-rule.ts';

export const rule = rTransactionRule({
  id: 'R-20',
  layer: 'clearing',
  severity: 'Error',
  codes: ['XT87'],
  earlier: 'required',
  appliesTo: both(messages('pacs.004', 'pacs.007', 'camt.056'), debitScheme),
  checkReference: ({ node, facts, message, payment }, { messageType, profile: { clearing } }) => {
    if (!payment || !message?.messageType.startsWith('pacs.003') || facts.instructing === undefined) return [];
    // The clearing has already routed the messages it delivers.
    if (clearing?.bic !== undefined && sameInstitution(clearing.bic, facts.instructing)) return [];
    const { instructed, debtorAgent, instructing, creditorAgent } = payment.facts;
    const isBack = messageType.startsWith('pacs.004');
    const ends = isBack ? [debtorAgent, instructed] : [creditorAgent, instructing];
    const routeAgents = ends.filter((bic) => bic !== undefined);
    const [expected] = routeAgents;
    const { instructing: value } = facts;
    const isSame = routeAgents.some((bic) => sameInstitution(bic, value));
    return expected === undefined || isSame ? [] : [{ node: childOrSelf(node, 'InstgAgt'), value, expected }];
  },
});
