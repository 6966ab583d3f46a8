import { descend, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, collections, debitScheme } from '../../scope.ts';
import { mandates } from '../collection-paths.ts';

const yes = ['true', '1'];

export const rule = defineRule({
  id: 'D-05',
  layer: 'scheme',
  severity: 'Error',
  codes: ['MD02'],
  anchors: ['DrctDbtTx/MndtRltdInf/AmdmntInd'],
  appliesTo: both(collections, debitScheme),
  select: mandates,
  check: (mandate) => {
    const indicator = descend(mandate, 'AmdmntInd');
    const details = descend(mandate, 'AmdmntInfDtls');
    const isAmended = yes.includes(textAt(mandate, 'AmdmntInd')?.trim() ?? '');
    if (!isAmended) {
      return details === undefined ? [] : [{ node: indicator ?? details, variant: 'noIndicator', expected: 'true' }];
    }
    if (details === undefined) return [{ node: indicator ?? mandate, variant: 'noDetails' }];
    return details.children.length === 0 ? [{ node: details, variant: 'noChange' }] : [];
  },
});
