import { breakableRules } from '../deliberate/break-rule.ts';
import { breakableIn } from '../deliberate/breakable.ts';
import { type CleanSample, cleanSamples } from '../deliberate/clean-samples.ts';
import { everyBreaking } from '../deliberate/every-breaking.ts';
import type { Profile, Severities } from '../profile.ts';
import { sctProfile } from '../rules/samples/profiles.ts';
import { validate } from '../validate.ts';
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

/** What concerns the text as a whole or any element at all has no place of its own. */
const ofWholeText = /^(?:T-0[12349] |\S+ \/Document$)/;

const reportOn = (text: string, { profile }: CleanSample) => validate(new TextEncoder().encode(text), profile);

/** Findings of everything known to break the sample that are told where nothing says that their rule looks. */
const untold = (sample: CleanSample): readonly string[] => {
  const { messageType: type = '' } = reportOn(sample.text, sample).validationSummary;
  const message = breakableIn(sample.text, sample.profile);
  const broken = breakableRules(type, sample.profile).flatMap((id) =>
    (everyBreaking[id] ?? []).map((breaking) => message && breaking(message)),
  );
  const findings = broken.flatMap((text) => (text === undefined ? [] : reportOn(text, sample).validationMessages));
  const places = new Set(findings.map(({ ruleId, path }) => `${ruleId} ${path.replace(/\[\d+\]|\/@.*/g, '')}`));
  return [...places].filter((one) => {
    const [ruleId = '', path = ''] = one.split(' ');
    const told = rulesAt({ names: path.slice(1).split('/'), messageType: type, isValue: true }, sample.profile, 'en');
    return !ofWholeText.test(one) && ![...told.own.map(({ id }) => id), ...told.ofEveryValue].includes(ruleId);
  });
};

describe('the place of a finding', () => {
  it.each(cleanSamples('2025').map((sample) => [sample.name, sample] as const))(
    'names its rule, however one breaks a %s',
    (_, sample) => expect(untold(sample)).toEqual([]),
  );
});
