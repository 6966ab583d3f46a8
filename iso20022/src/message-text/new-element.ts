import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';
import { narrowedValue } from '../subsets/narrowed-value.ts';
import { requiredElements, schemeElements } from '../subsets/scheme-elements.ts';
import type { SubsetElement } from '../subsets/subset-element.ts';
import { asAttribute, asText } from './write-value.ts';

/** An element that is to be written. */
export type NewElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly value: string;
  readonly children: readonly NewElement[];
  /** Whether it holds elements rather than a value. */
  readonly holds: boolean;
};

/** What a new element begins with; `subset` is undefined where all of ISO 20022 is allowed. */
export type Begin = {
  readonly value?: string;
  readonly currency?: string;
  readonly subset?: SubsetElement | undefined;
};

const valueElement = (
  name: string,
  type: TypeModel & { kind: 'value' },
  { value, currency = 'EUR', subset }: Begin,
): NewElement => {
  const { attribute } = type;
  const kind = narrowedValue(type.value, subset?.value);
  const only = kind.kind === 'code' && kind.codes.length === 1 ? (kind.codes[0] as string) : '';
  const attributes = attribute === undefined ? {} : { [attribute.name]: attribute.name === 'Ccy' ? currency : '' };
  return { name, attributes, value: value ?? only, children: [], holds: false };
};

/** An element with everything it must hold in the subset, of choices the first one; values are empty unless only one is allowed. */
export const newElement = (
  model: MessageModel,
  use: Pick<ElementUse, 'name' | 'type'>,
  begin: Begin = {},
): NewElement => {
  const { name } = use;
  const type = model.typeNamed(use.type);
  if (type.kind === 'value') return valueElement(name, type, begin);
  const needed =
    type.kind === 'choice'
      ? schemeElements(type, begin.subset)
          .filter(({ status }) => status === 'allowed')
          .slice(0, 1)
      : requiredElements(type, begin.subset);
  const within = begin.currency === undefined ? {} : { currency: begin.currency };
  const children = needed.flatMap(({ use: child, below }) =>
    Array.from({ length: Math.max(1, child.min) }, () => newElement(model, child, { ...within, subset: below })),
  );
  return { name, attributes: {}, value: '', children, holds: true };
};

/** How elements stand in lines: `lead` goes before each of them, `step` is what a level adds. Both are empty where all stand in one line. */
export type Layout = { readonly lead: string; readonly step: string };

export const writeElement = (element: NewElement, prefix: string, { lead, step }: Layout): string => {
  const { attributes, value, children, holds } = element;
  const name = prefix + element.name;
  const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${asAttribute(text, '"')}"`);
  const tag = name + written.join('');
  if (holds && children.length === 0) return `<${tag}/>`;
  if (!holds) return `<${tag}>${asText(value)}</${name}>`;
  const inner = { lead: lead === '' ? '' : lead + step, step };
  const parts = children.map((child) => inner.lead + writeElement(child, prefix, inner));
  return `<${tag}>${parts.join('')}${lead}</${name}>`;
};
