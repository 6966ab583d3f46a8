import { meaningOf } from '@clearbench/iso20022/envelopes/file-form';
import { isBic, sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import type { Profile } from '@clearbench/iso20022/profile';
import { defineRule } from '@clearbench/validation-engine/rule';
import { selectFields } from '../header-fields.ts';

/** The expected sender or receiver; undefined if the environment does not define it. */
const partyOf = (isSender: boolean, direction: 'TS' | 'ST', { senderBic, clearing }: Profile): string | undefined =>
  isSender === (direction === 'TS') ? senderBic : clearing?.bic;

export const rule = defineRule({
  id: 'H-02',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: () => true,
  select: [],
  selectIn: selectFields('sender', 'receiver'),
  anchorsIn: selectFields('sender', 'receiver'),
  check: (node, { file, profile }) => {
    const { text: value } = node;
    if (!isBic(value)) return [{ node, variant: 'form', value }];
    const isSender = file !== undefined && meaningOf(file.form, node) === 'sender';
    const expected = file && partyOf(isSender, file.form.direction, profile);
    if (expected === undefined || sameInstitution(expected, value)) return [];
    // A tester sends as any participant as which it acts.
    const participants = expected === profile.senderBic ? (profile.senderParticipants ?? []) : [];
    if (participants.some((bic) => sameInstitution(bic, value))) return [];
    return [{ node, variant: isSender ? 'sender' : 'receiver', value, expected }];
  },
});
