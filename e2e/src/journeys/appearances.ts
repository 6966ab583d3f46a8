/** The look of a page: 1440 × 900 or, narrow, 390 × 844. */
export type Appearance = { readonly colorScheme: 'light' | 'dark'; readonly narrow: boolean };

const all: readonly Appearance[] = [
  { colorScheme: 'light', narrow: false },
  { colorScheme: 'dark', narrow: true },
  { colorScheme: 'dark', narrow: false },
  { colorScheme: 'light', narrow: true },
];

/** Both themes and both widths, each once; every pair of them with CLEARBENCH_APPEARANCES=all, which takes twice as long. */
export const appearances = process.env.CLEARBENCH_APPEARANCES === 'all' ? all : all.slice(0, 2);
