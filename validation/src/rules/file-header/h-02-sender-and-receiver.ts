import type { Profile } from '../../profile.ts';
import { rule } from '../../rule.ts';
import { isBic, sameInstitution } from '../bic.ts';

/** Who a file goes to and comes from, as far as the environment knows. */
const partyOf = (name: string, direction: 'TS' | 'ST', { senderBic, clearing }: Profile): string | undefined =>
  (name === 'SndgInst') === (direction === 'TS') ? senderBic : clearing?.bic;

/** H-02: tester and clearing exchange the file, each named by a BIC. */
export const senderAndReceiver = rule({
  id: 'H-02',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  source: 'Public samples of clearing files: SndgInst and RcvgInst; the parties come with the environment',
  appliesTo: () => true,
  select: ['SndgInst', 'RcvgInst'],
  check: (node, { file, profile }) => {
    const { name, text: value } = node;
    if (!isBic(value)) return [{ node, variant: 'form', value }];
    const expected = file && partyOf(name, file.form.direction, profile);
    if (expected === undefined || sameInstitution(expected, value)) return [];
    return [{ node, variant: name === 'SndgInst' ? 'sender' : 'receiver', value, expected }];
  },
});
