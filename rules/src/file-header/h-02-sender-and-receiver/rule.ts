import { isBic, sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { Profile } from '@clearbench/iso20022/profile';
import { defineRule } from '@clearbench/validation-engine/rule';

/** The expected sender or receiver; undefined if the environment does not define it. */
const partyOf = (name: string, direction: 'TS' | 'ST', { senderBic, clearing }: Profile): string | undefined =>
  (name === 'SndgInst') === (direction === 'TS') ? senderBic : clearing?.bic;

export const rule = defineRule({
  id: 'H-02',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
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
