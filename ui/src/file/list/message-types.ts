/** Messages the bench knows, in the order a tester meets them; the earlier generation after the later one. */
export const messageTypes = [
  'pacs.008.001.08',
  'pacs.002.001.10',
  'pacs.004.001.09',
  'camt.056.001.08',
  'camt.029.001.09',
  'pacs.028.001.03',
  'pacs.008.001.02',
  'pacs.002.001.03',
  'pacs.004.001.02',
  'camt.056.001.01',
  'camt.029.001.03',
  'pacs.028.001.01',
] as const;
