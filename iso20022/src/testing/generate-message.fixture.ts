import { alternativesOf } from '../model/alternatives.ts';
import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';
import { generateValue } from './generate-value.fixture.ts';
import type { Random } from './seeded-random.fixture.ts';

/** An element of a message under construction; tests break it before it is written. */
export type Draft = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Draft[];
  /** Missing inside an element of any kind. */
  readonly type?: TypeModel;
};

type Generator = { readonly model: MessageModel; readonly random: Random; made: number };

/** Number of elements from which optional elements are omitted. */
const many = 200;

/** Deep optional elements become rare, or messages would have no end. */
const likelihood = (depth: number): number => (depth < 4 ? 0.5 : depth < 6 ? 0.25 : 0.08);

const timesOf = ({ random, made }: Generator, { min, max }: ElementUse, depth: number): number => {
  if (min === 0 && (made > many || !random.chance(likelihood(depth)))) return 0;
  return Math.max(1, min) + (max > 1 && random.chance(0.3) ? random.upTo(Math.min(max - Math.max(1, min), 2) + 1) : 0);
};

/** The elements of a sequence; of those that exclude each other one. */
const withoutExcluded = (random: Random, elements: readonly ElementUse[]): readonly ElementUse[] => {
  const excluded = new Set<ElementUse>();
  for (const [at, use] of elements.entries()) {
    const group = alternativesOf(elements, at);
    if (group[0] !== use) continue;
    const chosen = random.pick(group);
    for (const other of group) if (other !== chosen) excluded.add(other);
  }
  return elements.filter((use) => !excluded.has(use));
};

const fill = (generator: Generator, draft: Draft, type: TypeModel, depth: number): void => {
  const { random, model } = generator;
  if (type.kind === 'any') {
    const { namespace = 'urn:anything' } = type;
    draft.children.push({ name: 'anything', attributes: { xmlns: namespace }, text: 'at all', children: [] });
  } else if (type.kind === 'value') {
    draft.text = generateValue(random, type.value);
    const attribute = type.attribute === undefined ? undefined : model.typeNamed(type.attribute.type);
    if (attribute?.kind === 'value' && type.attribute)
      draft.attributes[type.attribute.name] = generateValue(random, attribute.value);
  } else {
    const uses = type.kind === 'choice' ? [random.pick(type.elements)] : withoutExcluded(random, type.elements);
    for (const use of uses) {
      const isNeeded = type.kind === 'choice' || use.oneOf === 'required';
      const times = timesOf(generator, isNeeded ? { ...use, min: 1 } : use, depth);
      for (let i = 0; i < times; i++) draft.children.push(elementOf(generator, use, depth + 1));
    }
  }
};

const elementOf = (generator: Generator, use: ElementUse, depth: number): Draft => {
  const type = generator.model.typeNamed(use.type);
  const draft: Draft = { name: use.name, attributes: {}, text: '', children: [], type };
  generator.made++;
  fill(generator, draft, type, depth);
  return draft;
};

/** A message the model allows. */
export const generateMessage = (model: MessageModel, random: Random): Draft => {
  const { documentName: name, namespace: xmlns, document: type } = model;
  const document: Draft = { name, attributes: { xmlns }, text: '', children: [], type };
  fill({ model, random, made: 0 }, document, type, 0);
  return document;
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

export const writeDraft = ({ name, attributes, text, children }: Draft): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${escaped(text)}${children.map(writeDraft).join('')}</${name}>`;
};

export const everyDraft = (draft: Draft): readonly Draft[] => [draft, ...draft.children.flatMap(everyDraft)];
