/** The nouns of the product. Every package keeps one folder for each; a new one is a line here, and the compiler names the rest. */
export const sliceNames = [
  'file',
  'transfer',
  'sim-env',
  'template',
  'format',
  'plan',
  'user',
  'translation',
  'look-and-feel',
  'settings',
  'metrics',
  'calendar',
  'code-list',
  'statistics',
] as const;
export type SliceName = (typeof sliceNames)[number];
