import { fileKey } from '../../earlier/earlier.ts';
import { rule } from '../../rule.ts';

/** H-06: the file's reference has the form clearings can keep, and its sender uses it once. */
export const fileReference = rule({
  id: 'H-06',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  source:
    'Public samples of clearing files: FileRef, at most 16 of 0–9 and A–Z; duplicate check of the clearings, who turn the second file away; what was taken in before comes with the profile',
  earlier: 'asked',
  appliesTo: () => true,
  select: ['FileRef'],
  check: (node, { profile }) => {
    const { text: value } = node;
    const isUsed = profile.earlier?.uses[fileKey(value)] !== undefined;
    if (/^[0-9A-Z]{1,16}$/.test(value)) return isUsed ? [{ node, variant: 'used', value }] : [];
    const corrected = value
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .slice(0, 16);
    return [{ node, value, ...(corrected === '' ? {} : { expected: corrected }) }];
  },
});
