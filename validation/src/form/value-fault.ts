import { facetNames, type ValueCheck } from '../model/facets.ts';
import type { ValueType } from '../model/model.ts';
import { valueCheckOf } from '../model/value-check.ts';

const checks = new WeakMap<ValueType, ValueCheck>();

/** Name of the facet a value breaks. */
export const valueFault = (type: ValueType, value: string): string | undefined => {
  const check = checks.get(type) ?? valueCheckOf(type);
  checks.set(type, check);
  const bytes = new TextEncoder().encode(value);
  // The byte behind the last one stops every scan.
  const room = new Uint8Array(bytes.length + 8);
  room.set(bytes);
  const broken = check(room, 0, bytes.length);
  return broken === 0 ? undefined : facetNames[broken];
};
