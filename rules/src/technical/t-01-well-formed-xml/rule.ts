import type { StructureRule } from '@clearbench/validation-engine/rule';

export const rule: StructureRule = { id: 'T-01', layer: 'structure', severity: 'Error', codes: ['FF01'] };
