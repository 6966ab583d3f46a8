import type { SeededRandom } from './seeded-random.ts';

/** A UUID of version 4 from the random generator, as for a UETR. */
export const generateUuid = ({ text }: SeededRandom): string => {
  const hex = (count: number): string => text('0123456789abcdef', count);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${text('89ab', 1)}${hex(3)}-${hex(12)}`;
};
