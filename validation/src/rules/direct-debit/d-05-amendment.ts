import { descend, textAt } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { both, collections, debitScheme } from '../scope.ts';
import { mandates } from './collection-paths.ts';

const yes = ['true', '1'];

/** D-05: who says that the mandate was amended says how, and the other way round. */
export const amendment = rule({
  id: 'D-05',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC114-06 and EPC301-07, usage rules of AmendmentIndicator and AmendmentInformationDetails',
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
