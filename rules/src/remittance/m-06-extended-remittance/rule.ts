import { childrenNamed, descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { both, creditTransfers, scheme, sinceRulebook } from '../../scope.ts';
import { hasExtendedRemittance } from '../extended-remittance.ts';
import { structuredLength } from '../structured-length.ts';

const mostStructured = 999;
const longest = 280;

export const rule = defineRule({
  id: 'M-06',
  layer: 'scheme',
  severity: 'Error',
  codes: ['ERIN', 'CERI'],
  anchors: ['CdtTrfTxInf/RmtInf', 'CdtTrfTxInf/RmtInf/Strd'],
  appliesTo: both(creditTransfers, scheme('sct'), sinceRulebook('2021')),
  select: ['FIToFICstmrCdtTrf/CdtTrfTxInf'],
  check: (transaction, context) => {
    if (!hasExtendedRemittance(transaction, context)) return [];
    const remittance = descend(transaction, 'RmtInf');
    const parts = childrenNamed(remittance, 'Strd');
    const findings: RuleFinding[] = [];
    if (parts.length === 0) findings.push({ node: remittance ?? transaction, variant: 'none' });
    const secondText = childrenNamed(remittance, 'Ustrd')[1];
    if (secondText) findings.push({ node: secondText, variant: 'texts', expected: '<= 1' });
    const surplus = parts[mostStructured];
    if (surplus) findings.push({ node: surplus, variant: 'many', expected: `<= ${mostStructured}` });
    for (const node of parts) {
      const length = structuredLength(node);
      if (length > longest) findings.push({ node, variant: 'long', expected: `<= ${longest}`, params: { length } });
    }
    return findings;
  },
});
