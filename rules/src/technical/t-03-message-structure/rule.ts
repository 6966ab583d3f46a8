import type { StructureRule } from '@clearbench/validation-engine/rule';

export const rule: StructureRule = {
  id: 'T-03',
  layer: 'structure',
  severity: 'Error',
  codes: ['FF01', 'XT13', 'XT33'],
};
