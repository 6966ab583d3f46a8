import { z } from 'zod';

/** The allowed values of an element, in the model of the validation package. */
export const valueModel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), min: z.number(), max: z.number() }),
  z.object({ kind: z.literal('pattern'), pattern: z.string() }),
  z.object({ kind: z.literal('code'), codes: z.array(z.string()) }),
  z.object({
    kind: z.literal('decimal'),
    totalDigits: z.number(),
    fractionDigits: z.number(),
    from: z.string().optional(),
    to: z.string().optional(),
  }),
  z.object({ kind: z.literal('dateTime'), pattern: z.string().optional() }),
  z.object({ kind: z.enum(['date', 'time', 'gYear', 'gYearMonth', 'boolean']) }),
  z.object({ kind: z.literal('binary'), min: z.number(), max: z.number() }),
]);

/** `max` is absent for an unbounded element. */
export const elementUse = z.object({
  name: z.string(),
  type: z.string(),
  min: z.number().int(),
  max: z.number().int().optional(),
  /** Neighbours with this mark exclude each other: exactly one of them, or one at most. */
  oneOf: z.enum(['required', 'optional']).optional(),
});
export type ElementModel = z.infer<typeof elementUse>;

export const typeModel = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['sequence', 'choice']), name: z.string(), elements: z.array(elementUse) }),
  z.object({ kind: z.literal('any'), name: z.string() }),
  z.object({
    kind: z.literal('value'),
    name: z.string(),
    value: valueModel,
    attribute: z.object({ name: z.string(), type: z.string() }).optional(),
  }),
]);
export type StructureType = z.infer<typeof typeModel>;
