import type { StructureRule } from '../../../rule.ts';

export const rule: StructureRule = { id: 'T-02', layer: 'structure', severity: 'Error', codes: ['FF01'] };
