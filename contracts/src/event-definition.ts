import type { z } from 'zod';

/** One kind of event: a sentence saying what is now true, and the shape of its data. */
export type EventDefinition = { readonly says: string; readonly data: z.ZodType };

/** Declares the events of one noun; the map is the catalogue, the types come from it. */
export const defineEvents = <const M extends Readonly<Record<string, EventDefinition>>>(events: M): M => events;

/** The union of `{ type, data }` a map of definitions stands for. */
export type EventOf<M extends Readonly<Record<string, EventDefinition>>> = {
  [T in keyof M & string]: { readonly type: T; readonly data: z.infer<M[T]['data']> };
}[keyof M & string];
