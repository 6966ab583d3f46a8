import { clearFile } from '../clear-file.ts';
import type { AcceptedReferences, ClearingInput, MadeAnswer } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import { bulkInput } from '../testing/clearing-input.fixture.ts';

const later = ['camt.056', 'pacs.007'];
const isLater = ({ answer: { messageType } }: MadeAnswer): boolean => later.some((one) => messageType.startsWith(one));

/** The planned answers about delivered payments: the id, due time and payments of each message. */
const plannedFor = (remittance: string, changes: Partial<ClearingInput>, backOf: readonly number[]) => {
  const input = bulkInput([{ remittance }, { remittance }, { remittance: remittance.replace('1D', '3D') }], changes);
  const { answers } = clearFile(input);
  const delivered = answers.map(({ bytes }) => parseMessage(bytes)).find(({ payments }) => payments.length > 0);
  const idAt = (place: number): string => delivered?.payments[place]?.transactionId ?? '';
  const undone: AcceptedReferences[] = [
    { originalMessageId: delivered?.messageId ?? '', transactionIds: backOf.map(idAt), messageType: 'pacs.004' },
  ];
  return clearFile({ ...input, undone })
    .answers.filter(isLater)
    .map(({ answer, bytes }) => ({
      id: answer.messageId,
      dueAt: answer.dueAt,
      about: parseMessage(bytes).rTransactions.map(({ transactionId }) =>
        [0, 1, 2].findIndex((k) => idAt(k) === transactionId),
      ),
    }));
};

describe.each([
  ['recalled', 'SIM:RCLL(DUPL,+1D)', { scheme: 'sct' }],
  ['reversed', 'SIM:RVSL(MS02,+1D)', { scheme: 'core', rbVersion: '2025' }],
] as const)('a delivered payment that was sent back is not %s', (_, remittance, changes) => {
  it('while other answers keep their numbers and names', () => {
    const [one, other] = plannedFor(remittance, changes, []);
    expect([one?.about, other?.about]).toEqual([[0, 1], [2]]);
    expect(plannedFor(remittance, changes, [0])).toEqual([{ ...one, about: [1] }, other]);
    expect(plannedFor(remittance, changes, [0, 1])).toEqual([other]);
  });

  it('and no answer remains where all payments were sent back', () => {
    expect(plannedFor(remittance, changes, [0, 1, 2])).toEqual([]);
  });
});
