import type { LayoutSection, TemplateValues } from '@clearbench/contracts/template/layout';
import { type FilledForm, fillingForm } from './filled-form.ts';
import { sampleRenderContext } from './testing/render-context.fixture.ts';

const text = { kind: 'text', required: true } as const;

const sections: LayoutSection[] = [
  {
    name: 'header',
    label: 'Header',
    fields: [
      { ...text, name: 'messageId', label: 'Message id', maxLength: 10 },
      { ...text, name: 'bank', label: 'Bank', kind: 'bic', default: { from: 'literal', value: 'ZYBBFRP0XXX' } },
    ],
  },
  {
    name: 'payments',
    label: 'Payments',
    repeat: { min: 1, max: 3, generated: true },
    fields: [
      { ...text, name: 'iban', label: 'IBAN', kind: 'iban', default: { from: 'randomIban', country: 'bank' } },
      { ...text, name: 'txId', label: 'Id', required: false, default: { from: 'reference', prefix: 'TX' } },
      { ...text, name: 'note', label: 'Note', required: false, default: { from: 'literal', value: 'Hello' } },
    ],
  },
  {
    name: 'contacts',
    label: 'Contacts',
    repeat: { min: 0, max: 1, generated: false },
    fields: [{ ...text, name: 'email', label: 'E-mail' }],
  },
];

const inOneGo = (...form: Parameters<typeof fillingForm>): FilledForm => {
  const steps = fillingForm(...form);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
const filled = ({ fields = {}, ...values }: Partial<TemplateValues> = {}) =>
  inOneGo(sections, { fileName: 'f', fields: { messageId: 'M1', ...fields }, ...values }, sampleRenderContext());

const failing = (errorKey: string, params: object) => expect.objectContaining({ errorKey, params }) as Error;

describe('filled form', () => {
  it('has the entered values and generates the rest', () => {
    const { fields, groups, environment } = filled();
    expect(fields).toEqual({ messageId: 'M1', bank: 'ZYBBFRP0XXX' });
    expect(groups.payments).toHaveLength(1);
    expect(groups.payments?.[0]).toMatchObject({ number: '1', note: 'Hello' });
    expect(groups.payments?.[0]?.iban).toMatch(/^FR/);
    expect(groups.contacts).toEqual([]);
    expect(environment.clearingSystemCode).toBe('ST2');
  });

  it('adds entries up to the requested number', () => {
    const { groups } = filled({ groups: { payments: [{ note: 'Mine' }] }, repeat: { payments: 3 } });
    expect(groups.payments?.map(({ note }) => note)).toEqual(['Mine', 'Hello', 'Hello']);
    expect(groups.payments?.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });

  it('generates an empty reference, but keeps other empty fields empty', () => {
    const { groups } = filled({ groups: { payments: [{ txId: '', note: '' }] } });
    expect(groups.payments?.[0]?.txId).toMatch(/^TX/);
    expect(groups.payments?.[0]?.note).toBe('');
  });

  it('uses the entered bank for dependent fields', () =>
    expect(filled({ fields: { bank: 'ZYDOITM0' } }).groups.payments?.[0]?.iban).toMatch(/^IT/));

  it.each<[string, Partial<TemplateValues>, string, object]>([
    ['a missing value', { fields: { messageId: '' } }, 'template.valueMissing', { field: 'Message id' }],
    ['a wrong value', { fields: { messageId: 'much too long' } }, 'template.valueInvalid', { reason: 'maxLength' }],
  ])('refuses %s with its place', (_, values, key, params) =>
    expect(() => filled(values)).toThrow(
      failing(key, { place: '/body/values/fields/messageId', field: 'Message id', ...params }),
    ),
  );

  it('refuses an invalid value in a group with its place', () =>
    expect(() => filled({ groups: { payments: [{}, { iban: '' }] } })).toThrow(
      failing('template.valueMissing', { place: '/body/values/groups/payments/1/iban', field: 'IBAN' }),
    ));

  it.each<[Partial<TemplateValues>, string, string]>([
    [{ fields: { other: 'x' } }, '/body/values/fields/other', 'other'],
    [{ groups: { payments: [{ other: 'x' }] } }, '/body/values/groups/payments/0/other', 'other'],
    [{ groups: { others: [] } }, '/body/values/groups/others', 'others'],
    [{ repeat: { header: 2 } }, '/body/values/repeat/header', 'header'],
  ])('refuses unknown fields in %j', (values, place, field) =>
    expect(() => filled(values)).toThrow(failing('template.valueUnknown', { place, field })),
  );

  it.each<[Partial<TemplateValues>, object]>([
    [{ repeat: { payments: 4 } }, { place: '/body/values/groups/payments', min: 1, max: 3, count: 4 }],
    [
      { groups: { contacts: [{ email: 'a' }, { email: 'b' }] } },
      { place: '/body/values/groups/contacts', min: 0, max: 1, count: 2 },
    ],
  ])('refuses too many entries: %j', (values, params) =>
    expect(() => filled(values)).toThrow(failing('template.tooManyRepeats', params)),
  );
});
