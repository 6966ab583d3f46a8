import {
  createFirstLines,
  type FirstLines,
  firstLineOf,
  type TakenLines,
} from '@clearbench/iso20022/envelopes/first-lines';
import { mandateOf, useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import type { Profile } from '@clearbench/iso20022/profile';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { firstLinesInParts } from '../../first-lines-in-parts.ts';
import { both, collections, debitScheme } from '../../scope.ts';
import { charactersOutside, firstOutsideCharset } from '../../sct-charset.ts';

const { begin, take, fits, add } = firstLinesInParts;

type Mandates = { readonly written: FirstLines; readonly meant: FirstLines };

/** Those of a part of the message. */
type TakenMandates = { readonly written: TakenLines; readonly meant: TakenLines };

/** A mandate of the same creditor with the id in another spelling, in an earlier message. */
const spelledBefore = (node: MessageNode, creditor: string, { earlier }: Profile): readonly RuleFinding[] => {
  const before = earlier?.mandates?.[useKeys.mandate(mandateOf(creditor, node.text) ?? '')] ?? [];
  const other = before.find(({ mandateId }) => mandateId !== node.text);
  if (other === undefined) return [];
  const { mandateId: expected, messageId } = other;
  return [{ node, variant: 'otherCaseBefore', value: node.text, expected, severity: 'Warning', params: { messageId } }];
};

export const rule = defineRule<Mandates>({
  id: 'D-03',
  layer: 'scheme',
  severity: 'Error',
  coveredBy: 'T-04',
  anchors: ['DrctDbtTxInf/DrctDbtTx', 'DrctDbtTx/MndtRltdInf', 'DrctDbtTx/MndtRltdInf/MndtId'],
  earlier: 'optional',
  appliesTo: both(collections, debitScheme),
  select: ['DrctDbtTxInf'],
  transactionState: () => 'counted',
  open: () => ({ written: createFirstLines(), meant: createFirstLines() }),
  inParts: {
    begin: ({ written, meant }) => {
      begin(written);
      begin(meant);
    },
    take: ({ written, meant }): TakenMandates => ({ written: take(written), meant: take(meant) }),
    fits: ({ meant }, taken) => fits(meant, (taken as TakenMandates).meant),
    add: ({ written, meant }, taken) => {
      add(written, (taken as TakenMandates).written);
      add(meant, (taken as TakenMandates).meant);
    },
  },
  check: (transaction, { profile }, { written, meant }) => {
    const node = descend(transaction, 'DrctDbtTx', 'MndtRltdInf', 'MndtId');
    if (node === undefined) return [{ node: transaction, variant: 'missing' }];
    const value = node.text;
    if (firstOutsideCharset(value) !== -1) {
      return [{ node, variant: 'characters', value, params: { characters: charactersOutside(value).join(' ') } }];
    }
    const scheme = descend(transaction, 'DrctDbtTx', 'CdtrSchmeId') ?? descend(transaction.parent, 'CdtrSchmeId');
    const creditor = textAt(scheme, 'Id', 'PrvtId', 'Othr', 'Id') ?? '';
    const mandate = `${creditor} ${value}`;
    const firstLine = firstLineOf(meant, mandate.toUpperCase(), node.line);
    const isAgain = firstLineOf(written, mandate, node.line) !== undefined;
    if (isAgain) return [];
    if (firstLine === undefined) return spelledBefore(node, creditor, profile);
    return [{ node, variant: 'otherCase', value, severity: 'Warning', params: { firstLine } }];
  },
});
