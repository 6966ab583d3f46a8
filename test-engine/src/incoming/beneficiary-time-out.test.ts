import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { bulkInput, inputOf, sampleNow, secondsLater } from '../testing/clearing-input.fixture.ts';
import { textOf } from '../testing/credit-transfer.fixture.ts';
import { errorsInAnswers, rulebooks, versionUnder } from '../testing/errors-in.fixture.ts';
import { incomingMessages } from './incoming-messages.ts';

const paymentUnder = (rbVersion: ClearingInput['rbVersion'], clearing: Partial<ClearingInput['clearing']> = {}) => {
  const changes = { scheme: 'inst', rbVersion } as const;
  const input = bulkInput([{ amount: '50.00' }], changes, { version: versionUnder(rbVersion) });
  const result = incomingMessages(
    { ...input, clearing: { ...input.clearing, ...clearing } },
    { kind: 'payment', code: undefined },
  );
  const [payment] = 'answers' in result ? result.answers : [];
  if (payment?.wait === undefined) throw new Error('an instant payment waits for an answer');
  return { input, payment, wait: payment.wait };
};

const { payment, wait } = paymentUnder('2023');
/** The rejection by the clearing as a message of the tester, who is the beneficiary's bank. */
const rejection = textOf(wait.rejection.bytes)
  .replace(/<MsgId>[^<]*/, '<MsgId>ANSWER-1')
  .replace(/<InstgAgt>[\s\S]*?<\/InstgAgt>\s*/, '')
  .replace(/<InstdAgt>[\s\S]*?<\/InstdAgt>\s*/, '')
  .replace(/<AnyBIC>[^<]*/, '<AnyBIC>ZYAADEF0XXX')
  .replace('AB05', 'AC04');

type Answer = { readonly status?: 'ACCP' | 'RJCT'; readonly id?: string };

const answer = ({ status = 'ACCP', id }: Answer = {}): string => {
  const about = id === undefined ? rejection : rejection.replace(/<OrgnlMsgId>[^<]*/, `<OrgnlMsgId>${id}`);
  if (status === 'RJCT') return about;
  return about
    .replace('<GrpSts>RJCT', '<GrpSts>ACCP')
    .replace(/<TxSts>[^<]*<\/TxSts>\s*/, '')
    .replace(/<StsRsnInf>[\s\S]*?<\/StsRsnInf>\s*/, '');
};

/** A rejection of the whole message, because of its form. */
const withoutTransaction = rejection
  .replace(/<TxInfAndSts>[\s\S]*<\/TxInfAndSts>\s*/, '')
  .replace(
    '</GrpSts>',
    '</GrpSts><StsRsnInf><Orgtr><Id><OrgId><AnyBIC>ZYAADEF0XXX</AnyBIC></OrgId></Id></Orgtr><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>',
  );

const until = '2026-03-02T09:00:07.000Z';

const judged = (xml: string, now = sampleNow, answerUntil: string | undefined = until) => {
  const original = { bytes: payment.bytes, messageType: 'pacs.008.001.08', answerUntil };
  const { verdict, acceptedReferences } = clearFile(inputOf(xml, { scheme: 'inst', now, original }));
  const [reason] = verdict.reasons;
  return [verdict.groupStatus, reason?.textKey, reason?.params.code, acceptedReferences?.[0]?.status];
};

describe('the answer of the beneficiary to an instant payment', () => {
  it('accepts or rejects the payment in time', () => {
    expect(judged(answer())).toEqual(['ACCP', 'engine.paymentConfirmed', undefined, 'ACCP']);
    expect(judged(answer({ status: 'RJCT' }))).toEqual(['ACCP', 'engine.paymentDeclined', undefined, 'RJCT']);
  });

  it('may be about the whole message', () =>
    expect(judged(withoutTransaction)).toEqual(['ACCP', 'engine.paymentDeclined', undefined, 'RJCT']));

  it.each(['ACCP', 'RJCT'] as const)('has no effect from the time-out on: %s', (status) => {
    expect(judged(answer({ status }), until)).toEqual(['RJCT', 'engine.confirmationLate', 'XT75', undefined]);
    expect(judged(answer({ status }), '2026-03-02T09:00:06.999Z')[0]).toBe('ACCP');
  });

  it('is about a delivered payment for which the clearing waits, and final', () => {
    expect(judged(answer({ id: 'UNKNOWN' })).slice(1, 3)).toEqual(['engine.originalUnknown', 'XT74']);
    expect(judged(answer(), sampleNow, '').slice(1, 3)).toEqual(['engine.confirmationLate', 'XT75']);
    expect(judged(answer().replace('>ACCP<', '>PDNG<'))[0]).toBe('RJCT');
    const original = { bytes: payment.bytes, messageType: 'pacs.008.001.08' };
    const { verdict } = clearFile(inputOf(answer(), { scheme: 'inst', original }));
    expect(verdict.reasons[0]).toMatchObject({ textKey: 'engine.noConfirmationAwaited', params: { code: 'XT75' } });
  });
});

describe('the time-out of the beneficiary', () => {
  it.each(rulebooks)('rejects the payment with AB05 under rulebook %s, in a valid message', (rbVersion) => {
    const { input, wait, payment: delivered } = paymentUnder(rbVersion);
    expect(wait.seconds).toBe(rbVersion === '2025' ? 7 : 20);
    expect(secondsLater(wait.rejection.answer.dueAt)).toBe(wait.seconds);
    const text = textOf(wait.rejection.bytes);
    expect(text).toContain(`<OrgnlMsgId>${delivered.answer.messageId}</OrgnlMsgId>`);
    expect(text).toContain('<Cd>AB05</Cd>');
    const received = { ...input, bytes: delivered.bytes };
    const result = { answers: [wait.rejection] } as unknown as Parameters<typeof errorsInAnswers>[0];
    expect(errorsInAnswers(result, received)).toEqual([]);
  });

  it('is that of the environment where it has one', () =>
    expect(paymentUnder('2025', { beneficiaryTimeOutSeconds: 4 }).wait.seconds).toBe(4));
});
