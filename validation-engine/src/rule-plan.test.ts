import type { Profile, Severities } from '@clearbench/iso20022/profile';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { defineRule, type Rule, type ScopeContext } from './rule.ts';
import { validate } from './testing/validate.fixture.ts';

const usual: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };

/** Rules that report the charge bearer, and the findings of a validation by a profile. */
const reporting = (appliesTo: (context: ScopeContext) => boolean) => {
  const rule: Rule = defineRule({
    id: 'X-01',
    layer: 'scheme',
    severity: 'Info',
    appliesTo,
    select: ['ChrgBr'],
    check: (node) => [{ node }],
  });
  const rules = [rule];
  const bytes = new TextEncoder().encode(minimalMessage());
  return (profile: Profile): readonly string[] =>
    validate(bytes, profile, { rules }).validationMessages.map(({ ruleId }) => ruleId);
};

describe('the rules of a message', () => {
  it('are chosen once for all messages of one kind, of any sender and time', () => {
    let asked = 0;
    const idsBy = reporting(() => {
      asked += 1;
      return true;
    });
    const profiles: readonly Profile[] = [
      usual,
      { ...usual, now: '2025-10-16T10:30:00Z', senderBic: 'ZYDODEF0XXX', testCode: 'P' },
      { ...usual, overrides: { 'X-02': 'Error' }, limits: { bytes: 1 } },
    ];
    expect(profiles.map(idsBy)).toEqual([['X-01'], ['X-01'], ['X-01']]);
    expect(asked).toBe(1);
  });

  it.each<readonly [keyof ScopeContext['profile'] | 'cutOff', Partial<Profile>, (context: ScopeContext) => unknown]>([
    ['scheme', { scheme: 'inst' }, ({ profile }) => profile.scheme === 'inst'],
    ['rbVersion', { rbVersion: '2025' }, ({ profile }) => profile.rbVersion === '2025'],
    ['direction', { direction: 'ST' }, ({ profile }) => profile.direction === 'ST'],
    ['fileName', { fileName: 'a.xml' }, ({ profile }) => profile.fileName],
    ['clearing', { clearing: {} }, ({ profile }) => profile.clearing],
    ['cutOff', { clearing: { cutOff: '16:00' } }, ({ profile }) => profile.clearing?.cutOff],
  ])('follow the %s', (_part, more, isConcerned) => {
    const idsBy = reporting((context) => Boolean(isConcerned(context)));
    const changed = { ...usual, ...more };
    expect([usual, changed, usual, changed].map(idsBy)).toEqual([[], ['X-01'], [], ['X-01']]);
  });

  it('follow what is off in the environment or the format', () => {
    const idsBy = reporting(() => true);
    const off: Severities = { 'X-01': 'off' };
    const ofFormat: Profile = { ...usual, formats: { 'pacs.008.001.08': { severities: off } } };
    expect([usual, { ...usual, overrides: off }, ofFormat, usual].map(idsBy)).toEqual([['X-01'], [], [], ['X-01']]);
  });

  it('follow whether earlier messages are known', () => {
    const rule = defineRule({
      id: 'X-01',
      layer: 'scheme',
      severity: 'Info',
      earlier: 'required',
      appliesTo: () => true,
      select: ['ChrgBr'],
      check: (node) => [{ node }],
    });
    const rules = [rule];
    const countBy = (profile: Profile): number =>
      validate(new TextEncoder().encode(minimalMessage()), profile, { rules }).validationMessages.length;
    const withPast: Profile = { ...usual, earlier: { uses: {}, messages: {}, payments: {} } };
    expect([usual, withPast, usual].map(countBy)).toEqual([0, 1, 0]);
  });
});
