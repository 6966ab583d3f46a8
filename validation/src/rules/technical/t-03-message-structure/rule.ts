import type { StructureRule } from '../../../rule.ts';

export const rule: StructureRule = {
  id: 'T-03',
  layer: 'structure',
  severity: 'Error',
  codes: ['FF01', 'XT13', 'XT33'],
};
