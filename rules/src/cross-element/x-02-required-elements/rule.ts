import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { type Constraint, constraintRule, missingElement } from '../constraint.ts';

const payments = ['CdtTrfTxInf', 'DrctDbtTxInf'];
const settlement = ['GrpHdr/SttlmInf'];
const mandates = ['DrctDbtTxInf/DrctDbtTx/MndtRltdInf'];

const one = (name: string, within: readonly string[], element: string, ...requires: readonly string[]): Constraint => ({
  name,
  within,
  element,
  requires,
});

const table = constraintRule({
  id: 'X-02',
  constraints: [
    one('IntermediaryAgent2Rule', payments, 'IntrmyAgt2', 'IntrmyAgt1'),
    one('IntermediaryAgent3Rule', payments, 'IntrmyAgt3', 'IntrmyAgt2'),
    one('IntermediaryAgent1AccountRule', payments, 'IntrmyAgt1Acct', 'IntrmyAgt1'),
    one('IntermediaryAgent2AccountRule', payments, 'IntrmyAgt2Acct', 'IntrmyAgt2'),
    one('IntermediaryAgent3AccountRule', payments, 'IntrmyAgt3Acct', 'IntrmyAgt3'),
    one('PreviousInstructingAgent2Rule', payments, 'PrvsInstgAgt2', 'PrvsInstgAgt1'),
    one('PreviousInstructingAgent3Rule', payments, 'PrvsInstgAgt3', 'PrvsInstgAgt2'),
    one('PreviousInstructingAgent1AccountRule', payments, 'PrvsInstgAgt1Acct', 'PrvsInstgAgt1'),
    one('PreviousInstructingAgent2AccountRule', payments, 'PrvsInstgAgt2Acct', 'PrvsInstgAgt2'),
    one('PreviousInstructingAgent3AccountRule', payments, 'PrvsInstgAgt3Acct', 'PrvsInstgAgt3'),
    one('PreviousInstructingAgentAccountRule', payments, 'PrvsInstgAgtAcct', 'PrvsInstgAgt'),
    one('InstructingReimbursementAgentAccountRule', settlement, 'InstgRmbrsmntAgtAcct', 'InstgRmbrsmntAgt'),
    one('InstructedReimbursementAgentAccountRule', settlement, 'InstdRmbrsmntAgtAcct', 'InstdRmbrsmntAgt'),
    one('ThirdReimbursementAgentAccountRule', settlement, 'ThrdRmbrsmntAgtAcct', 'ThrdRmbrsmntAgt'),
    one('ThirdReimbursementAgentRule', settlement, 'ThrdRmbrsmntAgt', 'InstgRmbrsmntAgt', 'InstdRmbrsmntAgt'),
    one('TotalInterbankSettlementAmountAndDateRule', ['GrpHdr'], 'TtlIntrBkSttlmAmt', 'IntrBkSttlmDt'),
    one('TotalInterbankSettlementAmountAndDateRule', ['GrpHdr'], 'TtlRtrdIntrBkSttlmAmt', 'IntrBkSttlmDt'),
    {
      name: 'AmendmentIndicatorTrueRule',
      within: mandates,
      element: 'AmdmntInd',
      values: ['true', '1'],
      requires: ['AmdmntInfDtls'],
    },
    {
      name: 'AmendmentIndicatorFalseRule',
      within: mandates,
      element: 'AmdmntInd',
      values: ['false', '0'],
      excludes: ['AmdmntInfDtls'],
    },
  ],
});

/** In a payment group, whose transactions are not kept: the account precedes its agent. */
const chargesAgent = 'PmtInf/ChrgsAcctAgt';

export const rule = defineRule({
  ...table,
  anchors: [...(table.anchors ?? []), chargesAgent],
  select: [...table.select, chargesAgent],
  check: (node, context, state) => {
    if (node.name !== 'ChrgsAcctAgt') return table.check(node, context, state);
    if (descend(node.parent, 'ChrgsAcct') !== undefined) return [];
    return [
      missingElement(node, 'ChrgsAcct', { constraint: 'ChargesAccountRule', cause: node.name, parent: 'PmtInf' }),
    ];
  },
});
