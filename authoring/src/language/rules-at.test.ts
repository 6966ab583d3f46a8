import type { Profile, Severities } from '@clearbench/iso20022/profile';
import { type CleanSample, cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { validate } from '@clearbench/validator/validate';
import { breakableRules } from '../error-injection/break-rule.ts';
import { everyMutation } from '../error-injection/every-mutation.ts';
import { rulesAt } from './rules-at.ts';

const messageType = 'pacs.008.001.08';
const place = { names: ['Document', 'FIToFICstmrCdtTrf', 'CdtTrfTxInf', 'ChrgBr'], messageType, isValue: true };
const reported = (severities: Severities = {}, overrides?: Severities) => {
  const profile: Profile = {
    ...sctProfile,
    formats: { [messageType]: { severities } },
    ...(overrides ? { overrides } : {}),
  };
  const { own, ofEveryValue } = rulesAt(place, profile, 'en');
  return { own: own.map(({ id }) => id), ofEveryValue };
};

describe('the rules at an element', () => {
  it('are those that select it, and those for every value', () => {
    expect(reported().own).toContain('P-11');
    expect(reported().ofEveryValue).toContain('T-05');
  });

  it.each(['en', 'de', 'fr'] as const)('have one whole sentence as their note, in %s', (language) => {
    const country = { ...place, names: [...place.names.slice(0, -1), 'Dbtr', 'PstlAdr', 'Ctry'] };
    const note = rulesAt(country, sctProfile, language).own.find(({ id }) => id === 'A-08')?.text;
    expect(note).toMatch(/EL\)\.$/);
  });

  it('exclude rules that the format or the environment turned off', () => {
    expect(reported({ 'P-11': 'off' }).own).not.toContain('P-11');
    expect(reported({}, { 'P-11': 'off', 'T-05': 'off' }).own).not.toContain('P-11');
    expect(reported({}, { 'P-11': 'off', 'T-05': 'off' }).ofEveryValue).not.toContain('T-05');
  });

  it('include a rule that the format turned off and the environment turned on', () =>
    expect(reported({ 'P-11': 'off' }, { 'P-11': 'Info' }).own).toContain('P-11'));
});

/** Findings about the whole text or about any element have no anchor. */
const ofWholeText = /^(?:T-0[12349] |\S+ \/Document$)/;

const reportOn = (text: string, { profile }: CleanSample) => validate(new TextEncoder().encode(text), profile);

/** Findings of all mutations of the sample at elements that their rule neither selects nor has as anchors. */
const withoutAnchor = (sample: CleanSample): readonly string[] => {
  const { messageType: type = '' } = reportOn(sample.text, sample).validationSummary;
  const message = mutationTarget(sample.text, sample.profile);
  const broken = breakableRules(type, sample.profile).flatMap((id) =>
    (everyMutation[id] ?? []).map((mutation) => message && mutation(message)),
  );
  const findings = broken.flatMap((text) => (text === undefined ? [] : reportOn(text, sample).validationMessages));
  const places = new Set(findings.map(({ ruleId, path }) => `${ruleId} ${path.replace(/\[\d+\]|\/@.*/g, '')}`));
  return [...places].filter((one) => {
    const [ruleId = '', path = ''] = one.split(' ');
    const reported = rulesAt(
      { names: path.slice(1).split('/'), messageType: type, isValue: true },
      sample.profile,
      'en',
    );
    return !ofWholeText.test(one) && ![...reported.own.map(({ id }) => id), ...reported.ofEveryValue].includes(ruleId);
  });
};

describe('the place of a finding', () => {
  it.each(cleanSamples('2025').map((sample) => [sample.name, sample] as const))(
    'is selected by its rule or one of its anchors: %s',
    (_, sample) => expect(withoutAnchor(sample)).toEqual([]),
  );
});
