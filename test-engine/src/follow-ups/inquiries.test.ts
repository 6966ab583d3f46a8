import type { RuleAction } from '@clearbench/contracts/scenario/rule-actions';
import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { clearFile } from '../clear-file.ts';
import type { ClearingInput, MadeAnswer } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { bulkInput, inputOf, paymentsXml, secondsLater } from '../testing/clearing-input.fixture.ts';
import { type TransferSample, textOf } from '../testing/credit-transfer.fixture.ts';
import { errorsInAnswers, rulebooks, versionUnder } from '../testing/errors-in.fixture.ts';
import { creditFileXml } from '../testing/files.fixture.ts';
import { inForce } from '../testing/rules.fixture.ts';
import { mostInquiries } from './inquiries.ts';

const inquire = (message: 'camt.027' | 'camt.087', after?: string): RuleAction[] => [
  { inquire: { message, ...(after === undefined ? {} : { after }) } },
];

const inputWith = (
  then: RuleAction[],
  changes: Partial<ClearingInput> = {},
  transfers: readonly TransferSample[] = [{}],
) =>
  bulkInput(
    transfers,
    { scenario: inForce([{ then }]), ...changes },
    { version: versionUnder(changes.rbVersion ?? '2023') },
  );

const typesOf = (answers: readonly MadeAnswer[]) => answers.map(({ answer }) => answer.messageType.slice(0, 8));

describe('an inquiry of the other bank', () => {
  it('follows the delivered payment after its delay, and names the rule that decided', () => {
    const { answers, verdict } = clearFile(inputWith(inquire('camt.027', '2D')));
    expect(typesOf(answers)).toEqual(['pacs.002', 'pacs.008', 'camt.027']);
    expect(answers.map(({ answer }) => secondsLater(answer.dueAt))).toEqual([1, 4, 45]);
    const [reason] = verdict.reasons;
    expect(reason).toMatchObject({ textKey: 'engine.inquiry', rule: { ruleId: 'r1' } });
    expect(answers[2]?.answer.reason).toEqual(reason);
  });

  it.each(['camt.027', 'camt.087'] as const)('repeats the delivered payment: %s', (name) => {
    const { answers } = clearFile(inputWith(inquire(name)));
    const [, paid, asked] = answers.map(({ bytes }) => parseMessage(bytes));
    const [payment] = paid?.payments ?? [];
    expect(asked).toMatchObject({ name, rTransactions: [{ originalMessageId: paid?.messageId }] });
    const [about] = asked?.rTransactions ?? [];
    expect([about?.transactionId, about?.originalAmount?.text, about?.originalDate]).toEqual([
      payment?.transactionId,
      payment?.amount?.text,
      payment?.settlementDate,
    ]);
    // The payment settles on Monday, 2 March; the business day before it is a Friday.
    expect(about?.requestedDate).toBe(name === 'camt.087' ? '2026-02-27' : undefined);
    expect(textOf(answers[2]?.bytes ?? new Uint8Array())).toContain(`<BICFI>${payment?.debtor.bic}</BICFI>`);
  });

  describe.each(rulebooks)('under rulebook %s', (rbVersion) => {
    it.each(['camt.027', 'camt.087'] as const)('has no errors: %s', (name) => {
      const input = inputWith(inquire(name), { rbVersion });
      expect(errorsInAnswers(clearFile(input), input)).toEqual([]);
    });
  });

  it('is sent in a file of inquiries, one for each payment of a file', () => {
    const bulks = ['1', '2'].map((number) =>
      paymentsXml({ transfers: [{ transactionId: `TX-${number}` }], messageId: `M-${number}` }),
    );
    const then = inquire('camt.027');
    const input = inputOf(creditFileXml(bulks), { scenario: inForce([{ then }]) });
    const result = clearFile(input);
    const files = result.answers.map(({ bytes }) => readEnvelope(bytes));
    expect(files.map((file) => [file?.form.fileType, file?.bulks.length])).toEqual([
      ['CVF', 2],
      ['SCF', 2],
      ['OQF', 2],
    ]);
    expect(errorsInAnswers(result, input)).toEqual([]);
  });

  it('is not sent about a payment that was returned, while others keep their numbers', () => {
    const input = inputWith(inquire('camt.027'), {}, [{}, { transactionId: 'TX-2' }]);
    const { answers } = clearFile(input);
    const [, delivered] = answers.map(({ bytes }) => parseMessage(bytes));
    const transactionIds = [delivered?.payments[0]?.transactionId ?? ''];
    const undone = [{ originalMessageId: delivered?.messageId ?? '', transactionIds, messageType: 'pacs.004' }];
    const asked = (all: readonly MadeAnswer[]) =>
      all.map(({ answer }) => answer.messageId).filter((id) => id?.includes('-IQ-'));
    expect(asked(clearFile({ ...input, undone }).answers)).toEqual(asked(answers).slice(1));
    expect(asked(answers)).toHaveLength(2);
  });

  it('is sent about the first payments of a large message only', () => {
    const transfers = Array.from({ length: mostInquiries + 5 }, (_, index) => ({ transactionId: `TX-${index}` }));
    const types = typesOf(clearFile(inputWith(inquire('camt.087'), {}, transfers)).answers);
    expect(types.filter((type) => type === 'camt.087')).toHaveLength(mostInquiries);
  });

  it.each(['inst', 'core', 'b2b'] as const)('is not sent in %s, and the verdict says so', (scheme) => {
    const { answers, verdict } = clearFile(inputWith(inquire('camt.027'), { scheme, rbVersion: '2023' }));
    expect(typesOf(answers)).toEqual(['pacs.002']);
    expect(verdict.reasons.map(({ textKey }) => textKey)).toEqual([
      scheme === 'inst' ? 'engine.notIn.inst' : 'engine.notInDebits',
    ]);
  });
});
