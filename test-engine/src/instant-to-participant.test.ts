import { clearFile } from './clear-file.ts';
import { addSeconds } from './clearing/due-times.ts';
import type { ClearingInput, EarlierMessage } from './clearing-input.ts';
import { parseMessage } from './message-parser/parse-message.ts';
import { profileOfInput } from './scheme-rules/profile-of-input.ts';
import { bulkInput, sampleNow, secondsLater } from './testing/clearing-input.fixture.ts';
import { bytesOf, clearingBic, senderBic, textOf } from './testing/credit-transfer.fixture.ts';
import { delivered, forwardedBy, fromReceiver, fromSender, receiving } from './testing/delivered.fixture.ts';
import { errorsInAnswers, rulebooks, versionUnder } from './testing/errors-in.fixture.ts';
import { instantStatusRequestXml, recallXml, returnXml } from './testing/r-messages.fixture.ts';

type RbVersion = ClearingInput['rbVersion'];

const sentUnder = (rbVersion: RbVersion, remittance = 'Rent', changes: Partial<ClearingInput> = {}): ClearingInput =>
  bulkInput(
    [{ remittance }],
    { scheme: 'inst', rbVersion, holders: [receiving], ...changes },
    { version: versionUnder(rbVersion) },
  );

const texts = (input: ClearingInput) => clearFile(input).answers.map(({ bytes }) => textOf(bytes));

/** The clearing's own confirmation of a payment, as the participant sends it. */
const confirmationXml = (rbVersion: RbVersion, code?: string): string => {
  const { answers } = clearFile(
    sentUnder(rbVersion, code === undefined ? 'Rent' : `SIM:RJCT(${code})`, { holders: [] }),
  );
  const { delivery } = delivered([{}], { scheme: 'inst', rbVersion });
  return textOf(answers[0]?.bytes ?? new Uint8Array())
    .replace(/(<OrgnlMsgId>)MSG-1/, `$1${delivery.answer.messageId}`)
    .replace(/(<MsgId>)[^<]*/, '$1CONF-1')
    .replaceAll(senderBic, '@')
    .replaceAll(clearingBic, receiving.bic)
    .replace('@', clearingBic)
    .replaceAll('@', senderBic);
};

const awaited = (rbVersion: RbVersion): EarlierMessage => ({
  ...delivered([{}], { scheme: 'inst', rbVersion }).received,
  confirmation: 'awaited',
  timesOutAt: addSeconds(sampleNow, 10),
});

const confirming = (rbVersion: RbVersion, code?: string, changes: Partial<ClearingInput> = {}): ClearingInput => {
  const of = delivered([{}], { scheme: 'inst', rbVersion });
  const input = fromReceiver(of, '', { original: awaited(rbVersion), ...changes });
  return { ...input, bytes: bytesOf(confirmationXml(rbVersion, code)) };
};

describe('an instant payment to a participant', () => {
  const result = clearFile(sentUnder('2025'));

  it('is delivered at once, and its verdict waits', () => {
    const [delivery, ...others] = result.answers;
    expect(delivery?.answer).toMatchObject({ recipient: receiving, dueAt: sampleNow, sourceMessageId: 'MSG-1' });
    expect(others.map(({ answer }) => [answer.recipient?.bic, secondsLater(answer.dueAt)])).toEqual([
      [undefined, 10],
      [receiving.bic, 10],
    ]);
    expect(result.settlesAt).toBeUndefined();
    expect(result.verdict.reasons).toMatchObject([{ textKey: 'engine.awaitsParticipant' }]);
  });

  it('is rejected with AB05 at the time-out of the environment, for both', () => {
    expect(result.awaits?.verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ params: { code: 'AB05' } }] });
    const [, rejection, notice] = result.answers;
    for (const one of [rejection, notice]) expect(textOf(one?.bytes ?? new Uint8Array())).toContain('<Cd>AB05</Cd>');
    expect(parseMessage(notice?.bytes ?? new Uint8Array()).rTransactions).toMatchObject([
      { originalMessageId: result.answers[0]?.answer.messageId, transactionId: 'TX-1' },
    ]);
    const clearing = { ...sentUnder('2025').clearing, timeOutSeconds: 300 };
    const later = clearFile(sentUnder('2025', 'Rent', { clearing }));
    expect(later.answers.slice(1).map(({ answer }) => secondsLater(answer.dueAt))).toEqual([300, 300]);
  });

  it('is confirmed or rejected as the participant says', () => {
    const at = addSeconds(sampleNow, 4);
    const answered = (code?: string) =>
      clearFile(
        sentUnder('2025', 'Rent', { participantAnswer: { bytes: bytesOf(confirmationXml('2025', code)), at } }),
      );
    const accepted = answered();
    expect(accepted).toMatchObject({ verdict: { groupStatus: 'ACCP' }, settlesAt: at });
    expect(accepted.answers.map(({ answer }) => [answer.recipient?.bic, answer.dueAt])).toEqual([
      [receiving.bic, sampleNow],
      [undefined, at],
    ]);
    expect(textOf(accepted.answers[1]?.bytes ?? new Uint8Array())).toContain('<GrpSts>ACCP</GrpSts>');
    const rejected = answered('AC04');
    expect(rejected).toMatchObject({ verdict: { groupStatus: 'RJCT', reasons: [{ params: { code: 'AC04' } }] } });
    expect(rejected.settlesAt).toBeUndefined();
    const text = textOf(rejected.answers[1]?.bytes ?? new Uint8Array());
    expect(text).toContain('<Cd>AC04</Cd>');
    expect(text).toContain(`<AnyBIC>${receiving.bic}</AnyBIC>`);
    expect(answered('FF01').verdict.groupStatus).toBe('RJCT');
  });

  it('has no scenario, except a command for the whole answer', () => {
    expect(clearFile(sentUnder('2025', 'SIM:TMOUT')).awaits).toBeDefined();
    expect(clearFile(sentUnder('2025', 'SIM:SILENT'))).toMatchObject({ answers: [] });
  });

  it('is rejected without delivery where the clearing rejects it', () => {
    const faulty = bulkInput([{ creditorIban: 'FR1420041010050500013M02607' }], {
      scheme: 'inst',
      holders: [receiving],
    });
    expect(clearFile(faulty).awaits).toBeUndefined();
    expect(forwardedBy(faulty)).toEqual([]);
  });

  it('gives the same bytes again', () => expect(texts(sentUnder('2025'))).toEqual(texts(sentUnder('2025'))));
});

describe('the confirmation of a participant', () => {
  const reasonOf = (input: ClearingInput) =>
    clearFile(input).verdict.reasons.map(({ trigger, textKey }) => [trigger, textKey]);

  it('is accepted until the time-out', () => {
    const { verdict, acceptedReferences, answers } = clearFile(confirming('2025'));
    expect(verdict.groupStatus).toBe('ACCP');
    expect(acceptedReferences).toMatchObject([{ transactionIds: ['TX-1'] }]);
    // The clearing creates the confirmation of the sender with the payment.
    expect(answers.filter(({ answer }) => answer.recipient)).toEqual([]);
    expect(clearFile(confirming('2025', 'FF01')).acceptedReferences).toMatchObject([{ transactionIds: ['TX-1'] }]);
  });

  it('is refused at the time-out and after it', () => {
    for (const seconds of [10, 11])
      expect(reasonOf(confirming('2025', undefined, { now: addSeconds(sampleNow, seconds) }))).toEqual([
        ['XT75', 'engine.confirmationLate'],
      ]);
  });

  it('is refused where nothing is awaited, with another status, or without a known reason', () => {
    const { confirmation: _, ...original } = awaited('2025');
    expect(reasonOf(confirming('2025', undefined, { original }))).toEqual([['XT75', 'engine.noConfirmationAwaited']]);
    const pending = confirming('2025');
    const changed = (from: string, to: string, input = pending) => ({
      ...input,
      bytes: bytesOf(textOf(input.bytes).replace(from, to)),
    });
    const other = changed('<GrpSts>ACCP', '<GrpSts>PDNG');
    expect(reasonOf(other)).toEqual([['B99', 'engine.ruleBroken']]);
    const overrides = { 'E-04': 'Warning', 'S-07': 'Warning' } as const;
    const profile = { ...profileOfInput(other), senderBic: receiving.bic, overrides };
    expect(reasonOf({ ...other, profile })).toEqual([['XT76', 'engine.statusNotFinal']]);
    expect(reasonOf(changed('<Cd>AC04', '<Cd>AC99', confirming('2025', 'AC04')))).toEqual([
      ['XT76', 'engine.reasonWrong'],
    ]);
  });

  it.each(rulebooks)('and all answers have no errors under rulebook %s', (rbVersion) => {
    const at = addSeconds(sampleNow, 4);
    const answered = (code?: string) =>
      sentUnder(rbVersion, 'Rent', { participantAnswer: { bytes: bytesOf(confirmationXml(rbVersion, code)), at } });
    const inputs = [
      sentUnder(rbVersion),
      answered(),
      answered('AC04'),
      confirming(rbVersion),
      confirming(rbVersion, 'AC04'),
      confirming(rbVersion, undefined, { now: addSeconds(sampleNow, 11) }),
    ];
    for (const input of inputs) expect(errorsInAnswers(clearFile(input), input)).toEqual([]);
  });
});

describe('messages about an instant payment to a participant', () => {
  const of = delivered([{}], { scheme: 'inst', rbVersion: '2025' });
  const rejected = { confirmation: { rejectedWith: 'AB05' } } as const;

  it('have to wait for its confirmation', () => {
    const returned = returnXml([{ messageId: of.delivery.answer.messageId ?? '', reason: 'FOCR' }]);
    const codes = (input: ClearingInput) => clearFile(input).verdict.reasons.map(({ textKey }) => textKey);
    expect(codes(fromReceiver(of, returned, { original: awaited('2025') }))).toEqual(['engine.confirmationAwaited']);
    const original = { ...of.sent, confirmation: 'awaited' } as const;
    expect(codes(fromSender(of, recallXml([{}]), { original }))).toEqual(['engine.confirmationAwaited']);
    expect(codes(fromReceiver(of, returned, { original: { ...of.received, ...rejected } }))).toEqual([
      'engine.originalRejected',
    ]);
  });

  it('are answered by the clearing with its status', () => {
    const asked = (confirmation: EarlierMessage['confirmation']) =>
      texts(
        fromSender(of, instantStatusRequestXml({}), { original: { ...of.sent, confirmation, holders: [receiving] } }),
      )[0];
    expect(asked(rejected.confirmation)).toContain('<Cd>AB05</Cd>');
    expect(asked('accepted')).toContain('<GrpSts>ACCP</GrpSts>');
  });

  it('are not forwarded where it did not take place', () => {
    const original = { ...of.sent, ...rejected, holders: [receiving] };
    expect(forwardedBy(fromSender(of, recallXml([{}]), { original }))).toEqual([]);
    const accepted = { ...of.sent, confirmation: 'accepted' as const, holders: [receiving] };
    expect(forwardedBy(fromSender(of, recallXml([{}]), { original: accepted }))).toHaveLength(1);
  });
});
