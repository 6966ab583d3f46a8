import type { FormNode, FormValue } from '@clearbench/authoring/form/form-node';

const bare = {
  required: false,
  present: true,
  from: { line: 2, column: 1 },
  to: { line: 2, column: 9 },
  inside: { line: 2, column: 4 },
  canRemove: true,
  canRepeat: false,
  children: [],
  offers: [],
  notShown: 0,
} as const;

/** A field for tests. */
export const sampleField = (tag: string, name: string, field: FormValue, more: Partial<FormNode> = {}): FormNode => ({
  ...bare,
  path: `/Tx/${tag}`,
  tag,
  name,
  kind: 'value',
  field,
  ...more,
});

const iban = sampleField(
  'IBAN',
  'IBAN',
  { value: 'DE89', input: { kind: 'pattern', pattern: '[A-Z0-9]*' } },
  {
    meaning: 'An account number that many countries share.',
  },
);
const codes = [{ code: 'SLEV', text: 'As the service level says' }, { code: 'SHAR' }];
const currency = { tag: 'Ccy', value: 'EUR', input: { kind: 'pattern', pattern: '[A-Z]{3}' } } as const;

/** A group with a field of each kind. */
export const sampleGroup = (date = '2026-01-15', fault = {}): FormNode => ({
  ...bare,
  path: '/Tx',
  tag: 'Tx',
  name: 'Transaction',
  kind: 'group',
  offers: [{ tag: 'Purp', name: 'Purpose' }],
  children: [
    sampleField(
      'MsgId',
      'Message id',
      { value: 'M1', input: { kind: 'text', min: 1, max: 35 } },
      {
        meaning: 'What its sender calls the message.',
      },
    ),
    sampleField('SttlmDt', 'Settlement date', { value: date, input: { kind: 'date' }, ...fault }),
    sampleField('ChrgBr', 'Charge bearer', { value: 'SLEV', input: { kind: 'code', choices: codes } }),
    sampleField(
      'Amt',
      'Amount',
      { value: '1.00', input: { kind: 'decimal', totalDigits: 18, fractionDigits: 5 } },
      { attribute: currency },
    ),
    {
      ...bare,
      path: '/Tx/Id',
      tag: 'Id',
      name: 'Account',
      meaning: 'Tells the account apart.',
      kind: 'choice',
      ways: [
        { tag: 'IBAN', name: 'IBAN' },
        { tag: 'Othr', name: 'Other' },
      ],
      chosen: 'IBAN',
      children: [iban],
    },
  ],
});
