import { pacs008 } from '@clearbench/validation/rules/samples/pacs-008';
import { sctProfile } from '@clearbench/validation/rules/samples/profiles';
import { checkLocally } from './local-check.ts';

const shared = pacs008({ 'CdtTrfTxInf/ChrgBr': 'SHAR' });

describe('a check without the server', () => {
  it.each([
    ['as the product has them', {}, ['P-11 Error']],
    ['made a warning', { 'P-11': 'Warning' }, ['P-11 Warning']],
    ['off', { 'P-11': 'off' }, []],
  ] as const)('goes by the environment’s word on rules: %s', (_, overrides, found) => {
    const checked = checkLocally(shared, { ...sctProfile, overrides });
    expect(checked?.messages.map(({ ruleId, severity }) => `${ruleId} ${severity}`)).toEqual(found);
  });
});
