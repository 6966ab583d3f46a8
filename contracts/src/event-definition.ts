import type { z } from 'zod';

/**
 * The personal data of an event: `of` names the field with the owner's id; `fields` (dotted for nested fields) are
 * encrypted with the owner's key.
 */
export type PersonalFields = { readonly of: string; readonly fields: readonly string[] };

/** One event type: a sentence that states the fact, the schema of its data, and its personal fields. */
export type EventDefinition = { readonly says: string; readonly data: z.ZodType; readonly personal?: PersonalFields };

/** Declares the events of one slice. The map is the event catalogue, and the types derive from it. */
export const defineEvents = <const M extends Readonly<Record<string, EventDefinition>>>(events: M): M => events;

/** The union of `{ type, data }` for a map of definitions. */
export type EventOf<M extends Readonly<Record<string, EventDefinition>>> = {
  [T in keyof M & string]: { readonly type: T; readonly data: z.infer<M[T]['data']> };
}[keyof M & string];
