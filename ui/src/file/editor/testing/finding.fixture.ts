import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';

/** A finding for tests. */
export const finding = (over: Partial<ValidationMessage> = {}): ValidationMessage => ({
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
