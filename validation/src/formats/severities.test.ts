import type { Severities } from '../profile.ts';
import { pacs008 } from '../rules/samples/pacs-008.ts';
import { sctProfile } from '../rules/samples/profiles.ts';
import { validate } from '../validate.ts';

const umlaut = new TextEncoder().encode(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': 'Café' }));

const found = (formats: Readonly<Record<string, Severities>>, overrides: Severities = {}) => {
  const changed = Object.fromEntries(Object.entries(formats).map(([type, severities]) => [type, { severities }]));
  const { validationMessages } = validate(umlaut, { ...sctProfile, formats: changed, overrides });
  return validationMessages.map(({ ruleId, severity }) => `${ruleId} ${severity}`);
};

describe('how grave the rules of a format are', () => {
  it('is the rule’s own word where nobody said another', () => expect(found({})).toEqual(['T-05 Warning']));

  it.each(['Info', 'Error'] as const)('is what administrators made it: %s', (severity) =>
    expect(found({ 'pacs.008.001.08': { 'T-05': severity } })).toEqual([`T-05 ${severity}`]),
  );

  it('is nothing where the rule is off', () => expect(found({ 'pacs.008.001.08': { 'T-05': 'off' } })).toEqual([]));

  it('does not concern other messages', () =>
    expect(found({ 'pacs.004.001.09': { 'T-05': 'off' } })).toEqual(['T-05 Warning']));

  it('gives way to the environment’s own word', () =>
    expect(found({ 'pacs.008.001.08': { 'T-05': 'off' } }, { 'T-05': 'Error' })).toEqual(['T-05 Error']));
});
