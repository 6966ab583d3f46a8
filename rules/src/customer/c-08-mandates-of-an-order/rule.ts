import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, debitScheme, messages } from '../../scope.ts';

/** Every mandate of the order so far, and those of first collections. */
type Mandates = { readonly all: FirstLines; readonly first: FirstLines };

const creditorId = ['CdtrSchmeId', 'Id', 'PrvtId', 'Othr', 'Id'] as const;

const creditorOf = (collection: MessageNode): string =>
  textAt(collection, 'DrctDbtTx', ...creditorId) ?? textAt(collection.parent, ...creditorId) ?? '';

const sequenceOf = (collection: MessageNode): string | undefined =>
  textAt(collection, 'PmtTpInf', 'SeqTp') ?? textAt(collection.parent, 'PmtTpInf', 'SeqTp');

/** The line of the first collection of the mandate, with a flag for a one-off collection. */
const packed = (line: number, isOneOff: boolean): number => line * 2 + Number(isOneOff);

export const rule = defineRule<Mandates>({
  id: 'C-08',
  layer: 'scheme',
  severity: 'Error',
  codes: ['MD01', 'SL01'],
  anchors: ['DrctDbtTx/MndtRltdInf', 'MndtRltdInf/MndtId'],
  appliesTo: both(messages('pain.008'), debitScheme),
  select: ['PmtInf/DrctDbtTxInf'],
  transactionState: () => 'counted',
  open: () => ({ all: createFirstLines(), first: createFirstLines() }),
  check: (collection, _, { all, first }) => {
    const node = descend(collection, 'DrctDbtTx', 'MndtRltdInf', 'MndtId');
    const sequence = sequenceOf(collection);
    if (node === undefined || sequence === undefined) return [];
    const key = `${creditorOf(collection)}|${node.text}`;
    const isOneOff = sequence === 'OOFF';
    const before = firstLineOf(all, key, packed(node.line, isOneOff));
    const value = node.text;
    if (before !== undefined && (isOneOff || before % 2 === 1)) {
      return [{ node, variant: 'oneOff', value, params: { firstLine: before >> 1 } }];
    }
    const firstLine = sequence === 'FRST' ? firstLineOf(first, key, node.line) : undefined;
    return firstLine === undefined
      ? []
      : [{ node, variant: 'first', severity: 'Warning', value, params: { firstLine } }];
  },
});
