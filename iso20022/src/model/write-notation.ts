import { anyLength, type ElementUse, type TypeModel, type ValueType } from './model.ts';

const bounds = ({ min, max, oneOf }: ElementUse): string => {
  if (oneOf !== undefined) return oneOf === 'required' ? '|' : '|?';
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? '*' : '+';
  if (max === 1 && min < 2) return min === 1 ? '' : '?';
  return `[${min}..${max}]`;
};

const valueText = (value: ValueType): string => {
  switch (value.kind) {
    case 'text':
    case 'binary':
      return value.min === 0 && value.max === anyLength ? value.kind : `${value.kind} ${value.min}..${value.max}`;
    case 'pattern':
      return `pattern ${value.pattern}`;
    case 'code':
      return `code ${value.codes.join(' ')}`;
    case 'decimal': {
      const { totalDigits, fractionDigits, from, to } = value;
      const least = from === undefined ? '' : ` from ${from}`;
      return `decimal ${totalDigits} ${fractionDigits}${least}${to === undefined ? '' : ` to ${to}`}`;
    }
    case 'dateTime':
      return value.pattern === undefined ? 'dateTime' : `dateTime ${value.pattern}`;
    case 'date':
    case 'time':
    case 'gYear':
    case 'gYearMonth':
    case 'boolean':
      return value.kind;
  }
};

const typeText = (type: TypeModel): string => {
  if (type.kind === 'any') return `${type.name} = any${type.namespace === undefined ? '' : ` ${type.namespace}`}`;
  if (type.kind === 'value') {
    const { name, value, attribute } = type;
    return `${name} = ${valueText(value)}${attribute ? ` @${attribute.name} ${attribute.type}` : ''}`;
  }
  const head = type.kind === 'choice' ? `${type.name} = one of` : type.name;
  return [head, ...type.elements.map((use) => `  ${use.name}${bounds(use)} ${use.type}`)].join('\n');
};

/** Types in the notation that `readNotation` reads. */
export const writeNotation = (types: readonly TypeModel[]): string => `${types.map(typeText).join('\n\n')}\n`;
