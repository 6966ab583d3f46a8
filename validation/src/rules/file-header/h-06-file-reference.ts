import { rule } from '../../rule.ts';

/** H-06: the file's reference has the form clearings can keep. */
export const fileReference = rule({
  id: 'H-06',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  source: 'Public samples of clearing files: FileRef, at most 16 of 0–9 and A–Z',
  appliesTo: () => true,
  select: ['FileRef'],
  check: (node) => {
    const { text: value } = node;
    if (/^[0-9A-Z]{1,16}$/.test(value)) return [];
    const corrected = value
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .slice(0, 16);
    return [{ node, value, ...(corrected === '' ? {} : { expected: corrected }) }];
  },
});
