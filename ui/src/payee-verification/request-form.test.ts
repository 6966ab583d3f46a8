import { payeeVerificationRequest } from '@clearbench/contracts/payee-verification/request';
import { bodyOf, emptyRequest, faultsOf, type RequestForm } from './request-form.ts';

const complete: RequestForm = {
  ...emptyRequest,
  name: ' Hanna Beispiel ',
  iban: 'DE89370400440532013000',
  bank: 'ZYBBFRP0XXX',
};
const schema = payeeVerificationRequest.omit({ requestingAgent: true });
const lei = '529900T8BM49AURSDO55';

describe('the form of a verification of payee', () => {
  it.each<[string, Partial<RequestForm>, object]>([
    ['a name', {}, { name: 'Hanna Beispiel' }],
    ['a LEI', { kind: 'lei', lei }, { identification: { organisationId: { lei } } }],
    ['a BIC', { kind: 'anyBIC', anyBIC: 'ZYDODEF0' }, { identification: { organisationId: { anyBIC: 'ZYDODEF0' } } }],
    [
      'another identification',
      { kind: 'other', identification: 'DE123', schemeNameCode: 'TXID', issuer: ' ' },
      { identification: { organisationId: { others: [{ identification: 'DE123', schemeNameCode: 'TXID' }] } } },
    ],
  ])('makes a request by %s, which the interface accepts', (_, changes, party) => {
    const form = { ...complete, ...changes };
    expect(faultsOf(form)).toEqual({});
    expect(bodyOf(form)).toMatchObject({ party });
    expect(schema.safeParse(bodyOf(form)).error).toBeUndefined();
  });

  it('has the remittance information only where there is one', () => {
    expect(bodyOf(complete)).not.toHaveProperty('unstructuredRemittanceInformation');
    const request = bodyOf({ ...complete, remittance: 'SIM:CMTC' });
    expect(request.unstructuredRemittanceInformation).toEqual(['SIM:CMTC']);
  });

  it.each<[Partial<RequestForm>, object]>([
    [emptyRequest, { name: 'missing', iban: 'missing', bank: 'missing' }],
    [{ iban: 'DE00370400440532013000' }, { iban: 'badIban' }],
    [{ bank: 'ZYBB' }, { bank: 'badBic' }],
    [{ kind: 'lei', lei: '529900T8BM49AURSDO56' }, { lei: 'badLei' }],
    [{ kind: 'anyBIC', anyBIC: 'BANK' }, { anyBIC: 'badBic' }],
    [{ kind: 'other' }, { identification: 'missing' }],
    [
      { kind: 'other', identification: '1', schemeNameCode: 'TXID', schemeNameProprietary: 'Own' },
      { schemeNameProprietary: 'oneScheme' },
    ],
  ])('names what is wrong in %j', (changes, faults) => expect(faultsOf({ ...complete, ...changes })).toEqual(faults));
});
