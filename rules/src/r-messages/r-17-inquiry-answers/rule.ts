import { codesAt, listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import { inquiryAnswers } from '../inquiry-answers.ts';

const reasons = 'claim_non_receipt_rejection';
/** Answers to a claim of non-receipt; only these contain ClmNonRctDtls. */
const ofClaims: readonly string[] = ['ACNR', 'RJNR'];

type Answer = {
  answer: MessageNode | undefined;
  /** The details of a claim of non-receipt: accepted, or rejected with a reason. */
  claim: MessageNode | undefined;
  isInquiry: boolean;
};

const refusalOfTheClaim = (answer: MessageNode, claim: MessageNode | undefined, context: RuleContext) => {
  const node = descend(claim, 'Rjctd')?.children[0];
  if (node === undefined) return [{ node: answer, variant: 'noReason', value: answer.text }];
  if (node.name === 'Cd' && listFault(node, reasons, context) === undefined) return [];
  return [{ node, variant: 'reason', value: node.text, expected: codesAt(node, reasons, context) }];
};

const detailsOf = (
  answer: MessageNode,
  claim: MessageNode | undefined,
  context: RuleContext,
): readonly RuleFinding[] => {
  if (claim !== undefined && !ofClaims.includes(answer.text))
    return [{ node: answer, variant: 'otherInquiry', value: answer.text, expected: ofClaims.join(', ') }];
  if (answer.text === 'RJNR') return refusalOfTheClaim(answer, claim, context);
  if (answer.text !== 'ACNR' || descend(claim, 'Accptd') !== undefined) return [];
  return [{ node: answer, variant: 'noDetails', value: answer.text }];
};

export const rule = defineRule<Answer>({
  id: 'R-17',
  layer: 'scheme',
  severity: 'Error',
  codes: ['ARDT', 'ARJT', 'NOOR', 'RNPR', 'RR04'],
  anchors: ['RsltnOfInvstgtn/Sts/Conf'],
  codeLists: [reasons],
  appliesTo: messages('camt.029'),
  select: ['RsltnOfInvstgtn/Sts', 'RsltnOfInvstgtn/ClmNonRctDtls', 'RsltnOfInvstgtn/ModDtls'],
  open: () => ({ answer: undefined, claim: undefined, isInquiry: false }),
  check: (node, { messageType }, state) => {
    if (node.name === 'ClmNonRctDtls') state.claim = node;
    if (node.name === 'Sts') state.answer = descend(node, 'Conf');
    const hasAnswer = inquiryAnswers.includes(state.answer?.text ?? '');
    state.isInquiry ||= node.name !== 'Sts' || hasAnswer || messageType === 'camt.029.001.08';
    return [];
  },
  close: (context, state, root) => {
    const { answer, isInquiry } = state;
    if (!isInquiry) return [];
    if (answer !== undefined && inquiryAnswers.includes(answer.text)) return detailsOf(answer, state.claim, context);
    const found = answer === undefined ? { node: root } : { node: answer, value: answer.text };
    return [{ ...found, variant: 'answer', expected: inquiryAnswers.join(', ') }];
  },
});
