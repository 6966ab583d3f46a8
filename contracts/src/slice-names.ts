/**
 * The slices of the product. Every package has one folder for each; after a new line here, the compiler reports each
 * missing folder.
 */
export const sliceNames = [
  'file',
  'transfer',
  'scenario',
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
  'envelope',
  'statistics',
  'suite',
  'suite-run',
  'channel',
  'payee-verification',
] as const;
export type SliceName = (typeof sliceNames)[number];
