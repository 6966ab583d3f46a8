import type { StructureRule } from '../../../rule.ts';

export const rule: StructureRule = { id: 'T-01', layer: 'structure', severity: 'Error', codes: ['FF01'] };
