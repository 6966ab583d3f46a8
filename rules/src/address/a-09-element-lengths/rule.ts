import type { CoveredRule } from '@clearbench/validation-engine/rule';

export const rule: CoveredRule = {
  id: 'A-09',
  coveredBy: 'T-03',
  codes: ['FF01'],
  scope: { schemes: ['sct', 'inst', 'core', 'b2b'], rulebooks: ['2023', '2025'], messages: ['pacs.003', 'pacs.008'] },
};
