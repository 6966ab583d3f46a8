import type { Dice } from './dice.ts';

/** A UUID of version 4 from the dice, as a UETR wants it. */
export const madeUpUuid = ({ roll }: Dice): string => {
  const hex = (count: number): string => Array.from({ length: count }, () => roll(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[roll(4)]}${hex(3)}-${hex(12)}`;
};
