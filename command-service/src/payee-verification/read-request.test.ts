import { longestRecordedRequest } from '@clearbench/contracts/payee-verification/request';
import { type ReceivedRequest, readRequest, recordedText } from './read-request.ts';

const now = '2026-03-02T09:00:00.000Z';
const agent = (bicfi: string) => ({ financialInstitutionId: { bicfi } });
const body = {
  party: { name: 'Hanna Beispiel' },
  partyAccount: { iban: 'DE89370400440532013000' },
  partyAgent: agent('ZYBBFRP0XXX'),
  requestingAgent: agent('ZYAADEF0XXX'),
};
const good: ReceivedRequest = {
  requestId: '123e4567-e89b-42d3-a456-426614174000',
  timestamp: '2026-03-02T08:59:59.123Z',
  body,
};
const read = (changes: Partial<ReceivedRequest>, callerBic = '') =>
  readRequest({ ...good, ...changes }, { now, callerBic });

describe('a request for a verification of payee', () => {
  it('is read with a name or with one identification', () => {
    expect(read({})).toEqual({ request: body });
    const lei = { ...body, party: { identification: { organisationId: { lei: '529900T8BM49AURSDO55' } } } };
    expect(read({ body: lei })).toEqual({ request: lei });
  });

  it.each<[string, Partial<ReceivedRequest>, string, string]>([
    ['no id', { requestId: undefined }, 'FORMAT_ERROR', '/header/X-Request-ID'],
    ['an id that is no UUID', { requestId: '1' }, 'FORMAT_ERROR', '/header/X-Request-ID'],
    ['no time', { timestamp: undefined }, 'TIMESTAMP_INVALID', '/header/X-Request-Timestamp'],
    ['a time in another form', { timestamp: '2 March 2026' }, 'TIMESTAMP_INVALID', '/header/X-Request-Timestamp'],
    ['an old time', { timestamp: '2026-02-28T09:00:00Z' }, 'TIMESTAMP_INVALID', '/header/X-Request-Timestamp'],
    ['no body', { body: undefined }, 'FORMAT_ERROR', '/body'],
    ['no payee', { body: { ...body, party: {} } }, 'FORMAT_ERROR', '/body/party'],
    ['a long name', { body: { ...body, party: { name: 'x'.repeat(141) } } }, 'FORMAT_ERROR', '/body/party/name'],
    [
      'a wrong IBAN',
      { body: { ...body, partyAccount: { iban: 'DE88370400440532013000' } } },
      'FORMAT_ERROR',
      '/body/partyAccount/iban',
    ],
    ['an unknown field', { body: { ...body, payerName: 'x' } }, 'FORMAT_ERROR', '/body'],
    [
      'two texts',
      { body: { ...body, unstructuredRemittanceInformation: ['a', 'b'] } },
      'FORMAT_ERROR',
      '/body/unstructuredRemittanceInformation',
    ],
  ])('with %s is refused', (_, changes, code, faultPath) =>
    expect(read(changes)).toEqual({ fault: { code, faultPath } }),
  );

  it('is refused for a bank that is not that of the caller', () => {
    expect(read({}, 'ZYAADEF0XXX')).toEqual({ request: body });
    expect(read({}, 'ZYCCDEF0XXX')).toMatchObject({
      fault: { code: 'CLIENT_INCONSISTENT', params: { named: 'ZYAADEF0XXX' } },
    });
  });

  it('is recorded up to a length', () => {
    expect(recordedText({ a: 1 })).toBe('{"a":1}');
    expect(recordedText(undefined)).toBe('');
    expect(recordedText('x'.repeat(10_000))).toHaveLength(longestRecordedRequest);
  });
});
