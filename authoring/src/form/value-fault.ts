import { facetNames, type ValueCheck } from '@clearbench/iso20022/model/facets';
import type { ValueType } from '@clearbench/iso20022/model/model';
import { valueCheckOf } from '@clearbench/iso20022/model/value-check';

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
