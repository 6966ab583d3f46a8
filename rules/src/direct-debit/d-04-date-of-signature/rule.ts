import { isoDateIn } from '@clearbench/calendars/iso-date';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, collections, debitScheme } from '../../scope.ts';
import { mandates } from '../collection-paths.ts';

const ancestor = (node: MessageNode, levels: number): MessageNode | undefined =>
  levels === 0 || node.parent === undefined ? node : ancestor(node.parent, levels - 1);

/** The due date of the payment, else of the bulk or of the order. */
const dueDay = (transaction: MessageNode | undefined): string | undefined =>
  isoDateIn(
    textAt(transaction, 'ReqdColltnDt') ??
      textAt(transaction?.parent, 'ReqdColltnDt') ??
      textAt(transaction?.parent, 'GrpHdr', 'IntrBkSttlmDt'),
  );

const creationDay = (transaction: MessageNode | undefined): string | undefined => {
  const above = transaction?.parent;
  const header = descend(above, 'GrpHdr') ?? descend(above?.parent, 'GrpHdr');
  return isoDateIn(textAt(header, 'CreDtTm'));
};

/** The guidelines require the date. That it is not later than the message follows from the rulebooks only. */
const later = { severity: 'Warning' } as const;

export const rule = defineRule({
  id: 'D-04',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['DrctDbtTx/MndtRltdInf/DtOfSgntr'],
  appliesTo: both(collections, debitScheme),
  select: mandates,
  check: (mandate) => {
    const node = descend(mandate, 'DtOfSgntr');
    if (node === undefined) return [{ node: mandate, variant: 'missing' }];
    const signed = isoDateIn(node.text);
    if (signed === undefined) return [];
    const transaction = ancestor(mandate, 2);
    const due = dueDay(transaction);
    const created = creationDay(transaction);
    const value = node.text;
    if (due !== undefined && signed > due)
      return [{ ...later, node, variant: 'afterDue', value, expected: `<= ${due}`, params: { due } }];
    if (created === undefined || signed <= created) return [];
    return [{ ...later, node, variant: 'afterCreation', value, expected: `<= ${created}`, params: { created } }];
  },
});
