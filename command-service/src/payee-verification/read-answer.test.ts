import { readAnswer } from './read-answer.ts';

const byName = { party: { name: 'Hanna Beispiel' } };
const byId = { party: { identification: { organisationId: { lei: '529900T8BM49AURSDO55' } } } };
const read = (answer: unknown, request: Parameters<typeof readAnswer>[1] = byName) =>
  readAnswer({ ok: true, status: 200, response: JSON.stringify(answer) }, request);
const bad = { errorKey: 'payeeVerification.badAnswer' };

describe('the reply of a bank to a verification of payee', () => {
  it.each([
    [{ partyNameMatch: 'MTCH' }, byName],
    [{ partyNameMatch: 'CMTC', matchedName: 'Hanna Beispiel' }, byName],
    [{ partyIdMatch: 'NMTC' }, byId],
  ])('%j is an answer', (answer, request) => expect(read(answer, request)).toEqual({ answer }));

  it.each([
    [{}, byName],
    [{ partyNameMatch: 'YES' }, byName],
    [{ partyNameMatch: 'CMTC' }, byName],
    [{ partyNameMatch: 'MTCH', matchedName: 'Hanna Beispiel' }, byName],
    [{ partyIdMatch: 'MTCH' }, byName],
    [{ partyNameMatch: 'MTCH' }, byId],
  ])('%j is none', (answer, request) => expect(read(answer, request)).toEqual(bad));

  it('is none without JSON, and states why the bank was not reached', () => {
    expect(readAnswer({ ok: true, status: 200, response: '<html>' }, byName)).toEqual(bad);
    const unreachable = { errorKey: 'channel.unreachable' };
    expect(readAnswer({ ok: false, ...unreachable }, byName)).toEqual(unreachable);
  });
});
