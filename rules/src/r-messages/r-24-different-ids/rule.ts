import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { firstLinesInParts } from '../../first-lines-in-parts.ts';
import { messages } from '../../scope.ts';

/** I-02 compares the ids of payments. */
export const rule = defineRule<FirstLines>({
  id: 'R-24',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  codes: ['AM05'],
  appliesTo: messages('pacs.002', 'pacs.004', 'pacs.007', 'pacs.028', 'camt.029', 'camt.056'),
  select: ['TxInf/RtrId', 'TxInf/RvslId', 'TxInf/CxlId', 'TxInf/StsReqId', 'TxInfAndSts/StsId', 'TxInfAndSts/CxlStsId'],
  transactionState: () => 'counted',
  open: createFirstLines,
  inParts: firstLinesInParts,
  check: (node, _, lines) => {
    const firstLine = firstLineOf(lines, node.text, node.line);
    return firstLine === undefined ? noFindings : [{ node, value: node.text, params: { firstLine } }];
  },
});
