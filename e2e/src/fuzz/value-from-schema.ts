import type { CollectedValues } from './collected-values.ts';
import type { RandomChoice } from './random-choice.ts';

/** The part of JSON Schema that the product's description uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

type Sources = { readonly chance: RandomChoice; readonly heard: CollectedValues };

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEF0123456789-_. äß'.split('');
const deepest = 6;

const textFor = ({ minLength = 0, maxLength = 30 }: Schema, chance: RandomChoice): string => {
  const length = Math.min(maxLength, minLength + chance.below(12));
  return Array.from({ length }, () => chance.one(letters)).join('');
};

const numberFor = ({ minimum = 0, maximum = 1_000 }: Schema, chance: RandomChoice): number => {
  const [low, high] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)];
  return chance.one([low, high, Math.round(low + chance.next() * (high - low))]);
};

const listFor = (schema: Schema, name: string, sources: Sources, depth: number): unknown[] => {
  const { items = {}, minItems = 0, maxItems = 3 } = schema;
  const length = Math.min(maxItems, minItems + sources.chance.below(3));
  return Array.from({ length }, () => valueFor(items, name, sources, depth + 1));
};

const objectFor = (schema: Schema, sources: Sources, depth: number): object => {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  const { chance } = sources;
  const fields = Object.entries(properties)
    .filter(([name]) => required.includes(name) || chance.is(0.6))
    .map(([name, inside]) => [name, valueFor(inside, name, sources, depth + 1)] as const);
  const extra =
    typeof more === 'object' && chance.is(0.5) ? [[textFor({}, chance), valueFor(more, '', sources, depth + 1)]] : [];
  return Object.fromEntries([...fields, ...extra]);
};

/** A nearly valid value for a schema: values from replies under the same name are preferred to generated ones. */
export const valueFor = (schema: Schema, name: string, sources: Sources, depth = 0): unknown => {
  const { chance, heard: received } = sources;
  if (depth > deepest) return null;
  const known = chance.is(0.7) ? received.recall(name, chance) : undefined;
  if (known !== undefined && schema.type !== 'object' && schema.type !== 'array') return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.one(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return valueFor(chance.one(either), name, sources, depth + 1);
  if (schema.type === 'object') return objectFor(schema, sources, depth);
  if (schema.type === 'array') return listFor(schema, name, sources, depth);
  if (schema.type === 'boolean') return chance.is(0.5);
  if (schema.type === 'integer' || schema.type === 'number') return numberFor(schema, chance);
  return textFor(schema, chance);
};
