import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import { hasChildOf } from '../child-names.ts';
import { excludedElement, missingElement } from '../constraint.ts';

/** Deliveries of a cheque to the bank that pays it out. */
const toFinalAgent = ['CRFA', 'MLFA', 'PUFA', 'RGFA'];
/** Types of cheques with a date of maturity. */
const withMaturity = ['DRFT', 'ELDR'];

const parent = 'CdtTrfTxInf';

/** The bank that pays out a cheque is named if the cheque is delivered to it, and not otherwise. */
const agentFindings = (transfer: MessageNode, method: MessageNode): readonly RuleFinding[] => {
  const delivery = textAt(transfer, 'ChqInstr', 'DlvryMtd', 'Cd');
  const agent = descend(transfer, 'CdtrAgt');
  const reason = { constraint: 'CreditorAgentRule', parent };
  if (delivery !== undefined && toFinalAgent.includes(delivery))
    return agent ? [] : [missingElement(transfer, 'CdtrAgt', { ...reason, cause: `DlvryMtd ${delivery}` })];
  const cause = delivery === undefined ? 'PmtMtd CHK' : `DlvryMtd ${delivery}`;
  return agent === undefined ? [] : [excludedElement(agent, method, { ...reason, cause })];
};

const ofCheque = (transfer: MessageNode, method: MessageNode): readonly RuleFinding[] => {
  const account = descend(transfer, 'CdtrAcct');
  const reason = { constraint: 'CreditorAndOrCreditorAgentRule', cause: 'PmtMtd CHK', parent };
  return [...(account ? [excludedElement(account, method, reason)] : []), ...agentFindings(transfer, method)];
};

const ofOtherMethods = (transfer: MessageNode, method: MessageNode): readonly RuleFinding[] => {
  const cheque = descend(transfer, 'ChqInstr');
  const cause = `PmtMtd ${method.text}`;
  const reason = { constraint: 'ChequeInstructionRule', cause, parent };
  if (cheque !== undefined) return [excludedElement(cheque, method, reason)];
  if (descend(transfer, 'Cdtr') ?? descend(transfer, 'CdtrAcct')) return [];
  const params = { constraint: 'CreditorAndOrCreditorAgentRule', cause, parent, required: 'CdtrAcct' };
  return [{ node: transfer, variant: 'missing', params: { ...params, element: 'CdtrAcct' } }];
};

const maturityFindings = (transfer: MessageNode): readonly RuleFinding[] => {
  const maturity = descend(transfer, 'ChqInstr', 'ChqMtrtyDt');
  if (maturity === undefined || withMaturity.includes(textAt(transfer, 'ChqInstr', 'ChqTp') ?? '')) return [];
  const reason = { constraint: 'ChequeMaturityDateRule', cause: 'ChqMtrtyDt', parent: 'ChqInstr' };
  return [missingElement(maturity, withMaturity.map((type) => `ChqTp ${type}`).join(' / '), reason)];
};

/** An account of the creditor contradicts the instruction to pay by cheque. */
const instructionFindings = (transfer: MessageNode): readonly RuleFinding[] => {
  const account = descend(transfer, 'InstrForCdtrAgt') && descend(transfer, 'CdtrAcct');
  if (account === undefined) return [];
  const byCheque = childrenNamed(transfer, 'InstrForCdtrAgt').find((one) => textAt(one, 'Cd') === 'CHQB');
  const reason = { constraint: 'InstructionForCreditorAgentRule', cause: 'InstrForCdtrAgt CHQB', parent };
  return byCheque ? [excludedElement(account, byCheque, reason)] : [];
};

/** Without a method of payment, only these elements concern cheques. */
const hasInstructions = hasChildOf(new Set(['ChqInstr', 'InstrForCdtrAgt']));

export const rule = defineRule({
  id: 'X-06',
  layer: 'iso',
  severity: 'Error',
  appliesTo: messages('pacs.008', 'pain.001'),
  anchors: ['ChqInstr', 'ChqInstr/ChqMtrtyDt', 'CdtrAgt', 'CdtrAcct'].map((path) => `CdtTrfTxInf/${path}`),
  select: ['CdtTrfTxInf'],
  check: (transfer) => {
    const method = descend(transfer.parent, 'PmtMtd');
    if (method === undefined && !hasInstructions(transfer)) return [];
    const ofMethod = method?.text === 'CHK' ? ofCheque : ofOtherMethods;
    return [
      ...(method === undefined ? [] : ofMethod(transfer, method)),
      ...maturityFindings(transfer),
      ...instructionFindings(transfer),
    ];
  },
});
