import type { z } from 'zod';

/**
 * What an event tells about a person: `of` names the field that says whom, `fields` (dotted for one inside another)
 * what is kept under that person's key only.
 */
export type PersonalFields = { readonly of: string; readonly fields: readonly string[] };

/** One kind of event: a sentence saying what is now true, the shape of its data, and what in it is about a person. */
export type EventDefinition = { readonly says: string; readonly data: z.ZodType; readonly personal?: PersonalFields };

/** Declares the events of one noun; the map is the catalogue, the types come from it. */
export const defineEvents = <const M extends Readonly<Record<string, EventDefinition>>>(events: M): M => events;

/** The union of `{ type, data }` a map of definitions stands for. */
export type EventOf<M extends Readonly<Record<string, EventDefinition>>> = {
  [T in keyof M & string]: { readonly type: T; readonly data: z.infer<M[T]['data']> };
}[keyof M & string];
