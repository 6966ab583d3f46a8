import { longestChecked } from '../language/protocol.ts';
import { newlyOpened } from '../session/open-file.ts';
import type { TextSource } from '../text/text-source.ts';
import { craftsOf } from './crafts.ts';

const file = newlyOpened('f1', 's1');
const allowed = { canEdit: true, canCreate: true, canValidate: true, canSendToTestEngine: true, magicCents: false };
const textOf = (length: number) => ({ source: { length: () => length } as TextSource });

const reasons = (...given: Parameters<typeof craftsOf>) => craftsOf(...given).map(({ reason }) => reason?.key);

describe('what may be made of a text', () => {
  it('is everything where somebody may write', () => {
    expect(reasons(file, allowed, textOf(1_000))).toEqual([undefined, undefined]);
  });

  it('is nothing where nobody may, or the text is not there yet', () => {
    const fixed = { ...allowed, canEdit: false };
    expect(reasons(file, fixed, textOf(1))).toEqual(['planReason.planCannotEdit', 'planReason.planCannotEdit']);
    expect(reasons({ ...file, ordered: 'indent' }, allowed, textOf(1))).toEqual(Array(2).fill('editor.hindrance.busy'));
    expect(reasons(file, allowed, undefined)).toEqual(['deliberate.loading', 'deliberate.loading']);
  });

  it('is no broken rule where the text is too long to be checked here', () => {
    expect(reasons(file, allowed, textOf(longestChecked))).toEqual([undefined, undefined]);
    expect(reasons(file, allowed, textOf(longestChecked + 1))).toEqual(['deliberate.tooLong', undefined]);
  });
});
