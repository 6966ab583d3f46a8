import { clearFile } from '../clear-file.ts';
import type { ClearingInput, ClearingResult } from '../clearing-input.ts';
import { bulkInput, inputOf, sampleNow, secondsLater } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, textOf } from '../testing/credit-transfer.fixture.ts';
import { instantStatusRequestXml } from '../testing/r-messages.fixture.ts';
import { addSeconds } from './due-times.ts';

const instant = (remittance: string, changes: Partial<ClearingInput> = {}): ClearingResult =>
  clearFile(bulkInput([{ remittance }], { scheme: 'inst', ...changes }));
const { clearing } = inputOf('<a/>');
const noteOf = ({ verdict }: ClearingResult) => verdict.reasons.map(({ textKey }) => textKey);

describe('the time-out of an instant payment', () => {
  it('is that of the rulebook', () => {
    expect(instant('Rent').timeOut).toEqual({ role: 'originator', seconds: 20, at: addSeconds(sampleNow, 20) });
    expect(instant('Rent', { rbVersion: '2025' }).timeOut?.seconds).toBe(10);
    expect(clearFile(bulkInput([{}])).timeOut).toBeUndefined();
  });

  it('is that of the environment, if it has one', () => {
    const { timeOut, answers } = instant('SIM:TMOUT', { clearing: { ...clearing, timeOutSeconds: 5 } });
    expect(timeOut?.seconds).toBe(5);
    expect(secondsLater(answers[0]?.answer.dueAt ?? '')).toBe(5);
  });

  it('rejects with the code of the agent that did not answer', () => {
    const rejected = (command: string) => textOf(instant(command).answers[0]?.bytes ?? new Uint8Array());
    expect(rejected('SIM:TMOUT')).toContain('<Cd>AB05</Cd>');
    expect(rejected('SIM:TMOUT(AB06)')).toContain('<Cd>AB06</Cd>');
  });

  it('does not accept another code for it', () => {
    const { verdict } = instant('SIM:TMOUT(AC04)');
    expect(verdict.groupStatus).toBe('ACCP');
  });

  it('is named in the verdict if the answer is late or missing', () => {
    expect(noteOf(instant('SIM:LATE(25S)'))).toContain('engine.answerAfterTimeOut');
    expect(noteOf(instant('SIM:LATE(20S)'))).not.toContain('engine.answerAfterTimeOut');
    expect(noteOf(instant('SIM:SILENT'))).toContain('engine.noAnswerUntilTimeOut');
  });
});

describe('a status request about an instant payment', () => {
  const bytes = bytesOf(creditTransferXml({ transfers: [{}], scheme: 'inst' }));
  const asked = (timesOutAt: string | undefined) => {
    const original = { bytes, messageType: 'pacs.008.001.08', timesOutAt };
    return clearFile(inputOf(instantStatusRequestXml({}), { scheme: 'inst', original }));
  };
  const statusOf = ({ answers }: ClearingResult) => textOf(answers[0]?.bytes ?? new Uint8Array());

  it('is rejected before the time-out', () => {
    const result = asked(addSeconds(sampleNow, 1));
    expect(result.verdict).toMatchObject({ groupStatus: 'RJCT', reasons: [{ textKey: 'engine.statusRequestEarly' }] });
    expect(statusOf(result)).toContain('XT75');
    expect(result.answers).toHaveLength(1);
  });

  it('is answered with the status from the time-out on', () => {
    for (const timesOutAt of [sampleNow, addSeconds(sampleNow, -60), undefined]) {
      const result = asked(timesOutAt);
      expect(result.verdict.groupStatus).toBe('ACCP');
      expect(statusOf(result)).toContain('<GrpSts>ACCP</GrpSts>');
    }
  });
});
