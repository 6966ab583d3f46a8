import type { CaseRun, Run } from '../../run/case-run.ts';
import type { CaseMessage } from '../../run/conversation-of-case.ts';
import type { RunEvent } from '../../run/run-event.ts';

const at = '2027-06-15T09:00:00.000Z';

const failedEvents = (actual: string): RunEvent[] => [
  {
    type: 'stepFailed',
    data: {
      step: 2,
      kind: 'expect',
      at,
      files: [],
      reasons: ['The file is a duplicate.'],
      decisions: [],
      mismatches: [{ subject: 'status', expected: 'ACCP', actual }],
    },
  },
  { type: 'caseFinished', data: { result: 'failed', at, passed: 1, failed: 1, skipped: 3 } },
];

export const sampleCase = (changes: Partial<CaseRun> = {}): CaseRun => ({
  file: 'a.yaml',
  title: 'A payment',
  tags: ['happy'],
  row: undefined,
  environment: 'sct',
  rulebook: '2025',
  result: 'passed',
  events: [{ type: 'caseFinished', data: { result: 'passed', at, passed: 2, failed: 0, skipped: 0 } }],
  duration: 1_234,
  ...changes,
});

export const failedCase = (actual = 'RJCT', changes: Partial<CaseRun> = {}): CaseRun =>
  sampleCase({ title: 'Another payment', result: 'failed', events: failedEvents(actual), ...changes });

export const sampleRun = (...cases: readonly CaseRun[]): Run => ({
  by: 'tester',
  startedAt: at,
  productVersion: '1.2.3',
  seed: 7,
  suites: [{ title: 'SCT 2025', folder: 'sct-2025', sha256: 'abc123', cases }],
});

const messages: readonly CaseMessage[] = [
  {
    ...{
      key: 't',
      from: 'tester',
      to: 'clearing',
      fileName: 'a.xml',
      transferId: 't',
      messageIds: [],
      refersTo: [],
      at,
    },
    messageType: 'pacs.008.001.08',
  },
  {
    ...{
      key: 'a',
      from: 'clearing',
      to: 'tester',
      fileName: 'b.xml',
      transferId: 't',
      messageIds: [],
      refersTo: ['t'],
    },
    ...{ messageType: 'pacs.002.001.10', at: '2027-06-15T09:00:01.000Z', groupStatus: 'RJCT', code: 'AC04' },
  },
];

/** A case with a conversation of two messages. */
export const withMessages = (title: string, changes: Partial<CaseRun> = {}): CaseRun => {
  const conversation = { cutOff: '16:30', messages };
  const data = { step: 1, kind: 'send', at, files: [], reasons: [], decisions: [], conversation } as const;
  return sampleCase({ title, events: [{ type: 'stepPassed', data }], ...changes });
};
