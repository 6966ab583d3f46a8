import { builtInEnvelopes } from '../../envelopes/envelopes.ts';
import { rule } from '../../rule.ts';

/** H-05: testers send files of the types the clearing takes in, and get those it sends. */
export const fileTypeOfTheDirection = rule({
  id: 'H-05',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  source: 'Public descriptions of clearing files: which types go to the clearing and which come from it',
  appliesTo: ({ profile }) => profile.direction !== undefined,
  select: ['FType'],
  check: (node, { file, profile: { direction, envelopes = builtInEnvelopes } }) => {
    const { text: value } = node;
    // A type that is not that of the file's form is the matter of H-01.
    if (file === undefined || file.form.direction === direction || value !== file.form.fileType) return [];
    const fitting = envelopes.filter((form) => form.root === file.form.root && form.direction === direction);
    const expected = fitting.map(({ fileType }) => fileType).join(', ');
    return [{ node, variant: direction === 'TS' ? 'toClearing' : 'fromClearing', value, expected }];
  },
});
