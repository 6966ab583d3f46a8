/** Messages the bench knows, in the order a tester meets them. */
export const messageTypes = [
  'pacs.008.001.08',
  'pacs.002.001.10',
  'pacs.004.001.09',
  'camt.056.001.08',
  'camt.029.001.09',
  'pacs.028.001.03',
  'pacs.008.001.02',
] as const;
