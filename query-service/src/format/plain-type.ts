import type { StructureType } from '@clearbench/contracts/format/structure';
import type { TypeModel } from '@clearbench/iso20022/model/model';

/** A type for JSON, which has no infinity. */
export const plainType = (type: TypeModel): StructureType => {
  if (type.kind === 'any') return { kind: type.kind, name: type.name };
  if (type.kind === 'value') {
    const { kind, name, value, attribute } = type;
    const plain = value.kind === 'code' ? { kind: value.kind, codes: [...value.codes] } : { ...value };
    return { kind, name, value: plain, ...(attribute ? { attribute: { ...attribute } } : {}) };
  }
  const elements = type.elements.map(({ name, type: of, min, max }) => ({
    name,
    type: of,
    min,
    ...(max === Number.POSITIVE_INFINITY ? {} : { max }),
  }));
  return { kind: type.kind, name: type.name, elements };
};
