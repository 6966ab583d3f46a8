import type { Variation } from '@clearbench/contracts/template/generate-routes';
import type { Decimal } from '@clearbench/iso20022/decimal';
import { hashOf } from './numbered-id.ts';

const firstNames = [
  ...['Ada', 'Alba', 'Anton', 'Arne', 'Bela', 'Berta', 'Carla', 'Cesare', 'Dana', 'Dario', 'Edda', 'Emil', 'Fanny'],
  ...['Felix', 'Greta', 'Gustav', 'Hanna', 'Hugo', 'Ines', 'Ivo', 'Jana', 'Jonas', 'Katja', 'Kilian', 'Lena', 'Luis'],
  ...['Maja', 'Marco', 'Nina', 'Noel', 'Olga', 'Oskar', 'Paula', 'Pavel', 'Rosa', 'Ruben', 'Selma', 'Theo', 'Vera'],
];
const lastNames = [
  ...['Albers', 'Amato', 'Bauer', 'Blanc', 'Castro', 'Conti', 'Dahl', 'Duarte', 'Ebner', 'Ferrer', 'Fontana', 'Garcia'],
  ...['Hansen', 'Horvat', 'Ivanov', 'Jansen', 'Keller', 'Kovac', 'Lang', 'Leroy', 'Marin', 'Meyer', 'Nagel', 'Novak'],
  ...['Olsen', 'Ortega', 'Perez', 'Petit', 'Rossi', 'Roth', 'Santos', 'Silva', 'Steiner', 'Thomsen', 'Urban', 'Weber'],
];

/** The parties whose names vary. */
export const variedParties = ['Dbtr', 'Cdtr'] as const;
export type VariedParty = (typeof variedParties)[number];

const fractionDigits = 2;

const centsOf = (amount: string): number => {
  const [whole = '', fraction = ''] = amount.split('.');
  return Number(whole + fraction.padEnd(fractionDigits, '0'));
};

/** 53 bits of a seed and a text, which a number holds exactly. */
const wideHash = (text: string): number => hashOf(`low ${text}`) + (hashOf(`high ${text}`) & 0x1f_ffff) * 0x1_0000_0000;

/** Amounts in cents: whole ones where both limits are whole. */
const amountIn = ({ from, to }: NonNullable<Variation['amounts']>, mark: string): number => {
  const [first, last] = [centsOf(from), centsOf(to)];
  const step = from.includes('.') || to.includes('.') ? 1 : 100;
  const count = Math.floor((last - first) / step) + 1;
  return first + (wideHash(mark) % count) * step;
};

/** The values of a transaction that vary; the same seed and number give the same values. */
export const variedValues = (variation: Variation, seed: number) => ({
  amount: (number: number): Decimal => ({
    units: BigInt(variation.amounts ? amountIn(variation.amounts, `${seed} ${number}`) : 0),
    scale: fractionDigits,
  }),
  name: (number: number, party: VariedParty): string => {
    const hash = hashOf(`${party} ${seed} ${number}`);
    const first = firstNames[hash % firstNames.length] ?? '';
    return `${first} ${lastNames[Math.floor(hash / firstNames.length) % lastNames.length] ?? ''}`;
  },
});
export type VariedValues = ReturnType<typeof variedValues>;
