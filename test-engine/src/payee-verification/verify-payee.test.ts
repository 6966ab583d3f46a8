import type { PayeeVerificationRequest } from '@clearbench/contracts/payee-verification/request';
import type { ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import { readRuleList } from '../scenarios/format/read-rule-list.ts';
import { type VerificationInput, verifyPayee } from './verify-payee.ts';

const agent = (bicfi: string) => ({ financialInstitutionId: { bicfi } });
const request = (party: PayeeVerificationRequest['party'], remittance?: string): PayeeVerificationRequest => ({
  party,
  partyAccount: { iban: 'FR1420041010050500013M02606' },
  partyAgent: agent('ZYBBFRP0XXX'),
  requestingAgent: agent('ZYAADEF0XXX'),
  ...(remittance === undefined ? {} : { unstructuredRemittanceInformation: [remittance] }),
});
const hanna = { name: 'Hanna Beispiel' };
const byId = { identification: { organisationId: { lei: '529900T8BM49AURSDO55' } } };

const asked = (
  of: PayeeVerificationRequest,
  rules: readonly ScenarioRule[] = [],
  reachable: readonly string[] = [],
) => {
  const lists = rules.length === 0 ? [] : [{ owner: 'environment' as const, version: 3, list: { rules: [...rules] } }];
  const scenario = { lists, at: '2026-03-02T09:00:00.000Z', tester: 'ZYAADEF0XXX' };
  const input: VerificationInput = {
    request: of,
    requestId: 'r1',
    scheme: 'inst',
    clearing: { cutOff: '16:00', reachable },
    scenario,
  };
  const { answer, reason } = verifyPayee(input);
  return { answer, key: reason.textKey, rule: reason.rule?.ruleId };
};
const rule = (then: ScenarioRule['then'], when: ScenarioRule['when'] = {}): ScenarioRule => ({
  id: 'payee',
  when: { message: 'vop', ...when },
  then,
});

describe('a verification of payee', () => {
  it('matches without a rule', () =>
    expect(asked(request(hanna))).toEqual({
      answer: { partyNameMatch: 'MTCH' },
      key: 'engine.payeeMatch.default',
      rule: undefined,
    }));

  it.each([
    ['SIM:NMTC', { partyNameMatch: 'NMTC' }],
    ['SIM:NOAP', { partyNameMatch: 'NOAP' }],
    ['sim:mtch', { partyNameMatch: 'MTCH' }],
    ['SIM:CMTC', { partyNameMatch: 'CMTC', matchedName: 'H. Beispiel' }],
  ])('is decided by %s in the remittance information', (remittance, answer) =>
    expect(asked(request(hanna, remittance)).answer).toEqual(answer),
  );

  it('is decided by a command in the name', () =>
    expect(asked(request({ name: 'Hanna Beispiel SIM:CMTC' })).answer).toEqual({
      partyNameMatch: 'CMTC',
      matchedName: 'H. Beispiel',
    }));

  it('is decided by the result of the first rule whose conditions hold', () => {
    const rules = [
      rule([{ verifyPayee: { result: 'NMTC' } }], { creditor: { iban: 'DE89370400440532013000' } }),
      rule([{ verifyPayee: { result: 'NOAP' } }], { creditor: { bic: 'ZYBBFRP0' } }),
    ];
    expect(asked(request(hanna), rules)).toEqual({
      answer: { partyNameMatch: 'NOAP' },
      key: 'engine.payeeMatch.NOAP',
      rule: 'payee',
    });
  });

  it('compares the name with that of a rule', () => {
    const rules = [rule([{ verifyPayee: { name: 'Hanna Beispiel' } }])];
    const matchOf = (name: string) => asked(request({ name }), rules).answer;
    expect(matchOf('Beispiel Hanna')).toEqual({ partyNameMatch: 'MTCH' });
    expect(matchOf('Hanna Beispeil')).toEqual({ partyNameMatch: 'CMTC', matchedName: 'Hanna Beispiel' });
    expect(matchOf('Petra Muster')).toEqual({ partyNameMatch: 'NMTC' });
  });

  it('answers for an identification without a name', () => {
    expect(asked(request(byId)).answer).toEqual({ partyIdMatch: 'MTCH' });
    expect(asked(request(byId, 'SIM:CMTC')).answer).toEqual({ partyIdMatch: 'NMTC' });
    const rules = [rule([{ verifyPayee: { name: 'Hanna Beispiel' } }])];
    expect(asked(request(byId), rules)).toMatchObject({
      answer: { partyIdMatch: 'NOAP' },
      key: 'engine.payeeMatch.noId',
    });
  });

  it('is not possible if the bank is not reachable', () => {
    expect(asked(request(hanna), [], ['ZYCCDEF0']).answer).toEqual({ partyNameMatch: 'NOAP' });
    expect(asked(request(hanna), [], ['ZYBBFRP0']).answer).toEqual({ partyNameMatch: 'MTCH' });
  });

  it('does not apply rules for payments', () => {
    const { when: _, ...forPayments } = rule([{ verifyPayee: { result: 'NMTC' } }]);
    expect(asked(request(hanna), [forPayments]).answer).toEqual({ partyNameMatch: 'MTCH' });
  });
});

describe('a rule for verifications of payee', () => {
  const faultsOf = (action: string) =>
    readRuleList(`rules:\n  - id: a\n    when: { message: vop }\n    then:\n      - verifyPayee: ${action}\n`);

  it('needs the name for a close match, and a result or a name', () => {
    for (const wrong of ['{}', '{ result: CMTC }'])
      expect(faultsOf(wrong)).toMatchObject({ faults: [{ errorKey: 'scenario.badValue' }] });
    expect(faultsOf('{ result: CMTC, name: Hanna }')).not.toHaveProperty('faults');
  });
});
