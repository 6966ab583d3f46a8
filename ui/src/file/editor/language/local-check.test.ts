import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { checkLocally } from './local-check.ts';

const shared = pacs008({ 'CdtTrfTxInf/ChrgBr': 'SHAR' });

describe('the validation in the browser', () => {
  it.each([
    ['none', {}, ['P-11 Error']],
    ['to a warning', { 'P-11': 'Warning' }, ['P-11 Warning']],
    ['off', { 'P-11': 'off' }, []],
  ] as const)('applies the environment’s overrides of rules: %s', (_, overrides, found) => {
    const checked = checkLocally([new TextEncoder().encode(shared)], { ...sctProfile, overrides });
    expect(checked.messages.map(({ ruleId, severity }) => `${ruleId} ${severity}`)).toEqual(found);
  });
});
