import { objectPool } from '@clearbench/xml/object-pool';
import { clearScratch, createScratch, type Scratch } from '@clearbench/xml/tokenizer/scratch';
import { createOpenElements, type OpenElements } from './open-elements.ts';

/** The arrays one validation works with. */
export type ArraySet = { readonly elements: OpenElements; readonly scratch: Scratch };

const create = (): ArraySet => ({ elements: createOpenElements(), scratch: createScratch() });

export const arraySets = objectPool(create, ({ elements, scratch }) => {
  for (const array of Object.values(elements)) array.fill(0);
  clearScratch(scratch);
});
