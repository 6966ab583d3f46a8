import { currentTextKey } from './renamed-text-keys.ts';

describe('a text key of an earlier release', () => {
  it.each([
    ['editor.hindrance.busy', 'editor.unavailable.busy'],
    ['goes.fact', 'expiry.expiresOn'],
    ['goes.soon', 'expiry.soon'],
    ['deliberate.convert.all_other', 'characterConversion.all_other'],
    ['codeList.askedBy_one', 'codeList.usedByRules_one'],
    ['codeList.asked', 'codeList.usedByNoRule'],
    ['simEnvAdmin.goesFiles_zero', 'simEnvAdmin.willDeleteFiles_zero'],
    ['error.access.tokenNotTaken', 'error.access.tokenNotAccepted'],
    ['error.user.addressUnproved', 'error.user.emailNotVerified'],
    ['audit.FileTurnedRound', 'audit.FileDirectionSwitched'],
  ])('%s is now %s', (before, now) => expect(currentTextKey(before)).toBe(now));

  it.each(['editor.save', 'goesWithoutPoint', 'plan.overview', 'deliberately'])('%s stays as it is', (key) =>
    expect(currentTextKey(key)).toBe(key),
  );
});
