import type { Severities } from '@clearbench/iso20022/profile';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from '../validate.ts';

const umlaut = new TextEncoder().encode(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': 'Café' }));

const found = (formats: Readonly<Record<string, Severities>>, overrides: Severities = {}) => {
  const changed = Object.fromEntries(Object.entries(formats).map(([type, severities]) => [type, { severities }]));
  const { validationMessages } = validate(umlaut, { ...sctProfile, formats: changed, overrides });
  return validationMessages.map(({ ruleId, severity }) => `${ruleId} ${severity}`);
};

describe('the severity of the rules of a format', () => {
  it('is the default of the rule unless it is changed', () => expect(found({})).toEqual(['T-05 Warning']));

  it.each(['Info', 'Error'] as const)('is what administrators made it: %s', (severity) =>
    expect(found({ 'pacs.008.001.08': { 'T-05': severity } })).toEqual([`T-05 ${severity}`]),
  );

  it('is nothing where the rule is off', () => expect(found({ 'pacs.008.001.08': { 'T-05': 'off' } })).toEqual([]));

  it('does not concern other messages', () =>
    expect(found({ 'pacs.004.001.09': { 'T-05': 'off' } })).toEqual(['T-05 Warning']));

  it('gives way to the environment’s own word', () =>
    expect(found({ 'pacs.008.001.08': { 'T-05': 'off' } }, { 'T-05': 'Error' })).toEqual(['T-05 Error']));

  it.each([
    ['less grave than the format says', { 'T-05': 'Info' }, ['T-05 Info']],
    ['off', { 'T-05': 'off' }, []],
    ['left to the format', { 'P-09': 'off' }, ['T-05 Error']],
  ] as const)('may be made %s', (_, overrides, is) =>
    expect(found({ 'pacs.008.001.08': { 'T-05': 'Error' } }, overrides)).toEqual(is),
  );
});

describe('the severity of the rules of a file’s header', () => {
  const fromUnknownSender = new TextEncoder().encode(creditFile({ SndgInst: 'ZYXXDEF0' }));
  const profile = { ...sctProfile, senderBic: 'ZYDODEF0XXX', direction: 'TS' as const };
  const ofHeader = (overrides: Severities) => {
    const { validationMessages, validationSummary } = validate(fromUnknownSender, { ...profile, overrides });
    const reported = validationMessages.filter(({ ruleId }) => ruleId === 'H-02').map(({ severity }) => severity);
    return { told: reported, valid: validationSummary.valid };
  };
  it.each([
    ['as the product has them', {}, { told: ['Error'], valid: false }],
    ['made a warning', { 'H-02': 'Warning' }, { told: ['Warning'], valid: true }],
    ['off', { 'H-02': 'off' }, { told: [], valid: true }],
  ] as const)('is up to the environment: %s', (_, overrides, is) => expect(ofHeader(overrides)).toEqual(is));
});
