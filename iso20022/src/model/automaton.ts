import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { internName, type Names } from '@clearbench/xml/tokenizer/names';
import type { OwnStructure } from '../profile.ts';
import { facet, type ValueCheck } from './facets.ts';
import { messageModel, modelOfStructure, typesOf } from './message-models.ts';
import type { ElementUse, MessageModel, TypeModel } from './model.ts';
import { modelNames } from './model-names.ts';
import { valueCheckOf } from './value-check.ts';

/** A type made ready for speed: element names are the numbers the tokenizer gives, children are found by position. */
export type Automaton = {
  readonly type: TypeModel;
  readonly isValue: boolean;
  readonly isChoice: boolean;
  readonly elements: readonly ElementUse[];
  readonly names: Int32Array;
  readonly min: Int32Array;
  readonly max: Int32Array;
  /** Positions of the elements that must be there. */
  readonly mandatory: readonly number[];
  /** How many of them stand before each position. */
  readonly mandatoryBefore: Int32Array;
  /** Neighbours in a sequence that exclude each other; nearly no type has any. */
  readonly alternatives: readonly Alternatives[] | undefined;
  /** Types of the elements by position, made when first needed. */
  readonly children: (Automaton | undefined)[];
  check: ValueCheck;
  readonly attribute: { readonly name: number; check: ValueCheck } | undefined;
};

/** Positions of elements of which one may be there: from `from` to before `to`. */
export type Alternatives = { readonly from: number; readonly to: number; readonly isRequired: boolean };

export type CompiledMessage = {
  readonly model: MessageModel;
  readonly document: Automaton;
  readonly types: Map<string, Automaton>;
  /** The structure leads the rules to their elements; a deviation from it is no finding, because another engine checks it. */
  readonly isApproximate: boolean;
};

const internNames = (names: Names, types: readonly TypeModel[]): void => {
  for (const type of types) {
    if (type.kind === 'value') internName(names, type.attribute?.name ?? 'Ccy');
    else if (type.kind !== 'any') for (const { name } of type.elements) internName(names, name);
  }
};

/** Patterns are compiled by the first value that needs them. */
const lazily = (holder: { check: ValueCheck }, make: () => ValueCheck): void => {
  holder.check = (bytes, from, to) => {
    holder.check = make();
    return holder.check(bytes, from, to);
  };
};

const attributeOf = (model: MessageModel, type: TypeModel): Automaton['attribute'] => {
  if (type.kind !== 'value' || type.attribute === undefined) return undefined;
  const attributeType = model.typeNamed(type.attribute.type);
  const attribute = { name: internName(modelNames(), type.attribute.name), check: () => facet.none };
  if (attributeType.kind === 'value') lazily(attribute, () => valueCheckOf(attributeType.value));
  return attribute;
};

/** More than any message can hold. */
const unbounded = 0x3fffffff;

const mandatoryBefore = (elements: readonly ElementUse[]): Int32Array => {
  const before = new Int32Array(elements.length + 1);
  elements.forEach(({ min }, position) => {
    before[position + 1] = (before[position] as number) + Math.min(min, 1);
  });
  return before;
};

const alternativesOf = (elements: readonly ElementUse[]): Automaton['alternatives'] => {
  const isIn = (position: number): boolean => elements[position]?.oneOf !== undefined;
  const found = elements.flatMap(({ oneOf }, from): readonly Alternatives[] => {
    if (!isIn(from) || isIn(from - 1)) return [];
    let to = from;
    while (isIn(to)) to++;
    return [{ from, to, isRequired: oneOf === 'required' }];
  });
  return found.length === 0 ? undefined : found;
};

const automatonOf = (model: MessageModel, type: TypeModel): Automaton => {
  const elements = type.kind === 'sequence' || type.kind === 'choice' ? type.elements : [];
  const automaton: Automaton = {
    type,
    isValue: type.kind === 'value',
    isChoice: type.kind === 'choice',
    elements,
    names: Int32Array.from(elements, ({ name }) => internName(modelNames(), name)),
    min: Int32Array.from(elements, ({ min }) => min),
    max: Int32Array.from(elements, ({ max }) => Math.min(max, unbounded)),
    mandatory: type.kind === 'choice' ? [] : elements.flatMap(({ min }, position) => (min > 0 ? [position] : [])),
    mandatoryBefore: mandatoryBefore(elements),
    alternatives: type.kind === 'sequence' ? alternativesOf(elements) : undefined,
    children: elements.map(() => undefined),
    check: () => facet.none,
    attribute: attributeOf(model, type),
  };
  if (type.kind === 'value') lazily(automaton, () => valueCheckOf(type.value));
  return automaton;
};

const compiled = new Map<string, CompiledMessage>();

/** The message made ready for validation; made once. */
export const compiledMessage = (name: string): CompiledMessage | undefined => {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const model = messageModel(name);
  if (model === undefined) return undefined;
  const message = compile(model);
  compiled.set(name, message);
  return message;
};

const compile = (model: MessageModel): CompiledMessage => ({
  model,
  document: automatonOf(model, model.document),
  types: new Map(),
  isApproximate: false,
});

/** Structures of administrators kept ready. */
const own = boundedCache<CompiledMessage>(50);

/** A message by an uploaded structure, made ready once; tokenizers know its names only when they begin after that. */
export const compiledOwn = (name: string, structure: OwnStructure): CompiledMessage => {
  const key = `${name} ${structure.sha256}`;
  const known = own.get(key);
  if (known !== undefined) return known;
  const model = modelOfStructure(name, structure);
  internNames(modelNames(), typesOf(model));
  const message = { ...compile(model), isApproximate: structure.beyond !== undefined };
  own.set(key, message);
  return message;
};

/** The type of the element at `position`. */
export const childAutomaton = (message: CompiledMessage, parent: Automaton, position: number): Automaton => {
  const linked = parent.children[position];
  if (linked !== undefined) return linked;
  const name = parent.elements[position]?.type ?? '';
  const child = message.types.get(name) ?? automatonOf(message.model, message.model.typeNamed(name));
  message.types.set(name, child);
  parent.children[position] = child;
  return child;
};
