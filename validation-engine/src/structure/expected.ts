import type { Automaton } from '@clearbench/iso20022/model/automaton';
import type { ValueType } from '@clearbench/iso20022/model/model';
import { width } from './open-elements.ts';
import type { ValidationState } from './validation-state.ts';

const most = 8;

export const listed = (names: readonly string[]): string =>
  names.length > most ? `${names.slice(0, most).join(', ')}, …` : names.join(', ');

/** Names of the elements that may come next in the open element at `depth`. */
export const expectedNext = (v: ValidationState, depth: number, automaton: Automaton): string => {
  const { elements } = automaton;
  const position = v.positions[depth] as number;
  const count = (at: number): number => v.counts[depth * width + at] as number;
  const isExcluded = (at: number): boolean =>
    automaton.alternatives?.some(
      ({ from, to }) => at >= from && at < to && elements.slice(from, to).some((_, index) => count(from + index) > 0),
    ) === true;
  if (automaton.isChoice) return listed(elements.map(({ name }) => name));
  const names: string[] = [];
  for (let at = position; at < elements.length; at++) {
    const element = elements[at];
    if (element === undefined || count(at) >= element.max || isExcluded(at)) continue;
    names.push(element.name);
    if (count(at) < element.min) break;
  }
  return listed(names);
};

/** What a value should look like, in signs every language reads. */
export const expectedValue = (value: ValueType): string => {
  switch (value.kind) {
    case 'text':
      return `${value.min}–${value.max}`;
    case 'pattern':
      return value.pattern;
    case 'code':
      return value.codes.join(', ');
    case 'decimal':
      return value.fractionDigits === 0 ? '0' : `0.${'0'.repeat(Math.min(2, value.fractionDigits))}`;
    case 'date':
      return 'YYYY-MM-DD';
    case 'dateTime':
      return value.pattern === undefined ? 'YYYY-MM-DDThh:mm:ss' : value.pattern;
    case 'time':
      return 'hh:mm:ss';
    case 'gYear':
      return 'YYYY';
    case 'gYearMonth':
      return 'YYYY-MM';
    case 'binary':
      return 'base64';
    case 'boolean':
      return 'true, false';
  }
};
