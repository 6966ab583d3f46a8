import type { ValidationMessage, ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { CheckedFile, ExportTexts } from '../checked-file.ts';

/** A finding for tests. */
export const sampleFinding = (over: Partial<ValidationMessage> = {}): ValidationMessage => ({
  severity: 'Error',
  ruleId: 'P-07',
  layer: 'scheme',
  line: 3,
  column: 9,
  path: '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/ChrgBr',
  text: 'Charges follow the service level.',
  textKey: 'finding.P-07',
  params: {},
  helpKey: 'help.P-07',
  ...over,
});

/** A report of these findings. */
export const sampleReport = (
  validationMessages: readonly ValidationMessage[],
  over: Partial<ValidationReport['validationSummary']> = {},
): ValidationReport => {
  const count = (severity: string) => validationMessages.filter((message) => message.severity === severity).length;
  const [errors, warnings, infos] = [count('Error'), count('Warning'), count('Info')];
  const counts = { valid: errors === 0, errors, warnings, infos, notShown: 0, transactions: 1, bytes: 1400 };
  const checkedAs = { messageType: 'pacs.008.001.08', scheme: 'sct', rbVersion: '2023' };
  return { validationSummary: { ...counts, ...checkedAs, ...over }, validationMessages: [...validationMessages] };
};

/** Values that attack the reader of an exported report. */
export const hostile: readonly string[] = [
  '=cmd|"/c calc"!A1',
  "'=1+1",
  '+49 30',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '＝1',
  ']]><x/>',
  '<![CDATA[',
  '&amp; "quoted" \'single\', comma; semicolon',
  'line\r\nbreak\nand\rmore',
  'bell\u0007 null\u0000 escape\u001b',
  'half \uD83D letter \uFFFF',
  '😀 é ß 漢',
  '{0} {{x}} [click](http://elsewhere.example)',
  '--> <?xml?> <!DOCTYPE a>',
];

/** A file whose every text is one of these. */
export const hostileFile = (text: string): CheckedFile => ({
  file: text,
  report: sampleReport([
    sampleFinding({ text, value: text, expected: text, path: `/Document/${text}` }),
    sampleFinding({ severity: 'Warning', text, value: text }),
  ]),
});

export const keyTexts: ExportTexts = {
  translate: ({ text }) => text,
  notShown: (count) => `${count} further findings not shown`,
  notListed: ({ severity, ruleId, count }) => `${count} more of ${ruleId} (${severity})`,
};
