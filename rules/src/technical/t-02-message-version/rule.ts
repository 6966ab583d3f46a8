import type { StructureRule } from '@clearbench/validation-engine/rule';

export const rule: StructureRule = { id: 'T-02', layer: 'structure', severity: 'Error', codes: ['FF01'] };
