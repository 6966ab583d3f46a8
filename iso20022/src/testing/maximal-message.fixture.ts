import { alternativesOf } from '../model/alternatives.ts';
import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';
import type { Draft } from './generate-message.fixture.ts';
import { generateValue } from './generate-value.fixture.ts';
import type { Random } from './seeded-random.fixture.ts';

type Writer = {
  readonly model: MessageModel;
  readonly random: Random;
  /** How often each type is written: at first with everything, later with what is required. */
  readonly written: Map<string, number>;
  choices: number;
};

const mostOfEachType = 6;

/** Of elements that exclude each other, a different one each time. */
const usesOf = (writer: Writer, type: TypeModel & { kind: 'sequence' | 'choice' }): readonly ElementUse[] => {
  const { elements } = type;
  const pick = (uses: readonly ElementUse[]): ElementUse | undefined => uses[writer.choices % uses.length];
  if (type.kind === 'choice') {
    const use = pick(elements);
    writer.choices++;
    return use === undefined ? [] : [use];
  }
  const isFull = (writer.written.get(type.name) ?? 0) <= mostOfEachType;
  return elements.filter((use, at) => {
    const group = alternativesOf(elements, at);
    return group.length > 0 ? pick(group) === use : isFull || use.min > 0;
  });
};

const fill = (writer: Writer, draft: Draft, type: TypeModel): void => {
  const { model, random, written } = writer;
  written.set(type.name, (written.get(type.name) ?? 0) + 1);
  if (type.kind === 'any') {
    const { namespace = 'urn:anything' } = type;
    draft.children.push({ name: 'anything', attributes: { xmlns: namespace }, text: 'at all', children: [] });
    return;
  }
  if (type.kind !== 'value') {
    for (const use of usesOf(writer, type)) {
      const times = Math.max(use.min, use.max > 1 && (written.get(type.name) ?? 0) < 2 ? 2 : 1);
      for (let i = 0; i < times; i++) draft.children.push(elementOf(writer, use));
    }
    return;
  }
  draft.text = generateValue(random, type.value);
  const attribute = type.attribute === undefined ? undefined : model.typeNamed(type.attribute.type);
  if (attribute?.kind === 'value' && type.attribute)
    draft.attributes[type.attribute.name] = generateValue(random, attribute.value);
};

const elementOf = (writer: Writer, { name, type: typeName }: ElementUse): Draft => {
  const type = writer.model.typeNamed(typeName);
  const draft: Draft = { name, attributes: {}, text: '', children: [], type };
  fill(writer, draft, type);
  return draft;
};

/** A message with every element its definition has; of choices the ways take turns. */
export const maximalMessage = (model: MessageModel, random: Random, firstChoice = 0): Draft => {
  const { documentName: name, namespace: xmlns, document: type } = model;
  const document: Draft = { name, attributes: { xmlns }, text: '', children: [], type };
  fill({ model, random, written: new Map(), choices: firstChoice }, document, type);
  return document;
};
