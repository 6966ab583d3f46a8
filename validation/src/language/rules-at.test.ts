import type { Profile, Severities } from '../profile.ts';
import { sctProfile } from '../rules/samples/profiles.ts';
import { rulesAt } from './rules-at.ts';

const messageType = 'pacs.008.001.08';
const place = { names: ['Document', 'FIToFICstmrCdtTrf', 'CdtTrfTxInf', 'ChrgBr'], messageType, isValue: true };
const told = (severities: Severities = {}, overrides?: Severities) => {
  const profile: Profile = {
    ...sctProfile,
    formats: { [messageType]: { severities } },
    ...(overrides ? { overrides } : {}),
  };
  const { own, ofEveryValue } = rulesAt(place, profile, 'en');
  return { own: own.map(({ id }) => id), ofEveryValue };
};

describe('the rules at an element', () => {
  it('are those that look at it, and at every value', () => {
    expect(told().own).toContain('P-11');
    expect(told().ofEveryValue).toContain('T-05');
  });

  it('are without those the format or the environment turned off', () => {
    expect(told({ 'P-11': 'off' }).own).not.toContain('P-11');
    expect(told({}, { 'P-11': 'off', 'T-05': 'off' }).own).not.toContain('P-11');
    expect(told({}, { 'P-11': 'off', 'T-05': 'off' }).ofEveryValue).not.toContain('T-05');
  });

  it('are with those the format turned off and the environment did not', () =>
    expect(told({ 'P-11': 'off' }, { 'P-11': 'Info' }).own).toContain('P-11'));
});
