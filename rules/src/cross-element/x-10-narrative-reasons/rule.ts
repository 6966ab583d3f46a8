import { childrenNamed, descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';
import { missingElement } from '../constraint.ts';

/** The reasons with the constraint, and its name. */
const constraints: Readonly<Record<string, string>> = { StsRsnInf: 'StatusReasonRule', RtrRsnInf: 'ReturnReasonRule' };

const findingsIn = (reason: MessageNode): readonly RuleFinding[] => {
  const code = descend(reason, 'Rsn', 'Cd');
  if (code?.text !== 'NARR' || descend(reason, 'AddtlInf') !== undefined) return [];
  const constraint = constraints[reason.name] ?? '';
  return [missingElement(code, 'AddtlInf', { constraint, cause: 'NARR', parent: reason.name })];
};

export const rule = defineRule({
  id: 'X-10',
  layer: 'iso',
  severity: 'Error',
  codes: ['NARR'],
  appliesTo: everyMessage,
  anchors: ['StsRsnInf/Rsn/Cd', 'RtrRsnInf/Rsn/Cd'],
  // The reasons of a payment group precede its transactions.
  select: ['TxInf', 'TxInfAndSts', 'OrgnlGrpInfAndSts', 'OrgnlGrpInf', 'OrgnlPmtInfAndSts/StsRsnInf'],
  check: (node) =>
    constraints[node.name] === undefined
      ? Object.keys(constraints).flatMap((name) => childrenNamed(node, name).flatMap(findingsIn))
      : findingsIn(node),
});
