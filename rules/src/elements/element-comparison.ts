import { compareDecimals, fractionDigits, parseDecimal } from '@clearbench/iso20022/decimal';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { OneOf, SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import type { SubsetValue } from '@clearbench/iso20022/subsets/subset-notation';
import type { RuleFinding } from '@clearbench/validation-engine/rule';
import { type ComparedElement, comparedElement, placeOf } from './compared-element.ts';

/** What a part of a message has beside its subset. */
export type SubsetFindings = {
  readonly outside: readonly RuleFinding[];
  readonly missing: readonly RuleFinding[];
  readonly repeated: readonly RuleFinding[];
  readonly values: readonly RuleFinding[];
};

type Growing = { readonly [K in keyof SubsetFindings]: RuleFinding[] };

export const nothing: SubsetFindings = { outside: [], missing: [], repeated: [], values: [] };

/** A line that no published source confirms is a warning. */
const byLine = (line: SubsetElement | undefined, variant: string): Pick<RuleFinding, 'variant' | 'severity'> =>
  line?.source === 'practice' ? { variant: 'unconfirmed', severity: 'Warning' } : { variant };

export const missingFinding = (parent: MessageNode, element: string, subset: SubsetElement): RuleFinding => ({
  node: parent,
  params: { element, parent: parent.name },
  ...byLine(subset.allowed.get(element), 'missing'),
});

/** An element of which the subset allows one option. */
const missingOption = (parent: MessageNode, { names }: OneOf): RuleFinding => ({
  node: parent,
  variant: 'oneOf',
  params: { element: names[0] ?? '', elements: names.join(', '), parent: parent.name },
});

const repeatedFinding = (node: MessageNode, line: SubsetElement): RuleFinding => ({
  node,
  params: { element: node.name, parent: node.parent?.name ?? '', max: line.max },
  ...byLine(line, 'repeated'),
});

const outsideFinding = (node: MessageNode, { unconfirmed }: SubsetElement): RuleFinding => {
  const params = { element: node.name, parent: node.parent?.name ?? '' };
  if (unconfirmed.has(node.name)) return { node, params, variant: 'unconfirmed', severity: 'Warning' };
  return { node, params, variant: 'notAllowed' };
};

const secondOption = (node: MessageNode, { names }: OneOf): RuleFinding => ({
  node,
  variant: 'oneOf',
  params: { element: node.name, elements: names.join(', '), parent: node.parent?.name ?? '' },
});

const valueFinding = (node: MessageNode, variant: string, expected: string): RuleFinding => ({
  node,
  variant,
  value: node.text,
  expected,
  params: { element: node.name, expected },
});

const amountFault = (node: MessageNode, allowed: Extract<SubsetValue, { readonly kind: 'amount' }>) => {
  const { from, to, range, currency } = allowed;
  const amount = parseDecimal(node.text);
  const given = node.attributes.Ccy;
  if (currency !== undefined && given !== undefined && given !== currency)
    return valueFinding(node, 'currency', currency);
  if (amount === undefined) return undefined;
  if (fractionDigits(amount) > allowed.fractionDigits)
    return valueFinding(node, 'digits', String(allowed.fractionDigits));
  const isBelow = from !== undefined && compareDecimals(amount, from) < 0;
  const isOutside = isBelow || (to !== undefined && compareDecimals(amount, to) > 0);
  return isOutside ? valueFinding(node, 'amount', range) : undefined;
};

const lengthOf = (text: string, max: number): number => (text.length <= max ? text.length : [...text].length);

const valueFault = (node: MessageNode, allowed: SubsetValue): RuleFinding | undefined => {
  const { text } = node;
  switch (allowed.kind) {
    case 'code':
      return allowed.codes.includes(text) ? undefined : valueFinding(node, 'code', allowed.codes.join(', '));
    case 'text':
      return lengthOf(text, allowed.max) > allowed.max ? valueFinding(node, 'length', String(allowed.max)) : undefined;
    case 'pattern':
      return allowed.pattern.test(text) ? undefined : valueFinding(node, 'pattern', allowed.source);
    case 'amount':
      return amountFault(node, allowed);
  }
};

const hasChild = ({ children }: MessageNode, name: string): boolean => {
  for (let i = 0; i < children.length; i++) if (children[i]?.name === name) return true;
  return false;
};

const compareOptions = (node: MessageNode, oneOf: OneOf, found: Growing): void => {
  const options = node.children.filter(({ name }) => oneOf.names.includes(name));
  const [, second] = options;
  if (second !== undefined) found.outside.push(secondOption(second, oneOf));
  if (options.length === 0 && oneOf.isRequired) found.missing.push(missingOption(node, oneOf));
};

const compareChildren = (node: MessageNode, compared: ComparedElement, found: Growing): void => {
  const { subset, elements } = compared;
  const { required } = subset;
  const { children } = node;
  let from = 0;
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as MessageNode;
    const place = placeOf(compared, child.name, from);
    if (place < 0) {
      if (subset.forbidden.has(child.name)) found.outside.push(outsideFinding(child, subset));
      continue;
    }
    const inner = elements[place];
    if (inner !== undefined) compareNode(child, inner, found);
    from = place;
  }
  for (let i = 0; i < required.length; i++) {
    const name = required[i] as string;
    if (!hasChild(node, name)) found.missing.push(missingFinding(node, name, subset));
  }
  if (subset.oneOf !== undefined) compareOptions(node, subset.oneOf, found);
};

const compareNode = (node: MessageNode, compared: ComparedElement, found: Growing): void => {
  const { subset } = compared;
  if (subset.isLimited && node.index > subset.max) found.repeated.push(repeatedFinding(node, subset));
  if (subset.value !== undefined) {
    const fault = valueFault(node, subset.value);
    if (fault !== undefined)
      found.values.push(
        subset.source === 'practice' ? { ...fault, variant: 'unconfirmed', severity: 'Warning' } : fault,
      );
  }
  if (compared.names.length > 0) compareChildren(node, compared, found);
};

/** Reused for every part, because nearly no part has a finding. */
const growing: Growing = { outside: [], missing: [], repeated: [], values: [] };

const takeFindings = (): SubsetFindings => {
  const { outside, missing, repeated, values } = growing;
  if (outside.length + missing.length + repeated.length + values.length === 0) return nothing;
  return {
    outside: outside.splice(0),
    missing: missing.splice(0),
    repeated: repeated.splice(0),
    values: values.splice(0),
  };
};

/** Compares a part of a message with the subset of the element around it. */
export const comparePart = (part: MessageNode, container: SubsetElement | undefined): SubsetFindings => {
  if (container === undefined) return nothing;
  const compared = comparedElement(container);
  const place = placeOf(compared, part.name, 0);
  if (place < 0) {
    if (!container.forbidden.has(part.name)) return nothing;
    growing.outside.push(outsideFinding(part, container));
  } else {
    const inner = compared.elements[place];
    if (inner === undefined) return nothing;
    compareNode(part, inner, growing);
  }
  return takeFindings();
};
