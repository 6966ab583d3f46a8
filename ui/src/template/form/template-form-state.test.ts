import { sampleLayout } from '../testing/layout.fixture.ts';
import {
  initialFormState,
  type TemplateFormAction,
  type TemplateFormState,
  templateFormReducer,
} from './template-form-state.ts';

const layout = sampleLayout();
const payment = layout.sections[1] as (typeof layout.sections)[number];
const reduce = templateFormReducer(layout);
const after = (...actions: readonly TemplateFormAction[]): TemplateFormState =>
  actions.reduce(reduce, initialFormState(layout));
const change = (path: string, value: string): TemplateFormAction => ({ type: 'changed', path, value });
const leave = (path: string): TemplateFormAction => ({ type: 'left', path });
const iban = (index: number) => `groups.payment.${index}.iban`;
const missing = { textKey: 'template.fault.missing', params: {} };

describe('the state of a template’s form', () => {
  it('keeps a value at its path and leaves the other values as they are', () => {
    const { values } = after(
      { type: 'entryAdded', section: payment },
      change(iban(1), 'DE89370400440532013000'),
      change('fields.messageId', 'MSG2'),
    );
    expect(values).toEqual({
      fileName: 'sample.xml',
      fields: { messageId: 'MSG2', settlement: '2026-11-03' },
      groups: {
        payment: [
          { amount: '10.00', iban: '' },
          { amount: '10.00', iban: 'DE89370400440532013000' },
        ],
        bulk: [],
      },
      repeat: { bulk: '10' },
      seed: '',
      transactions: '',
      errorShare: '1',
      amountFrom: '',
      amountTo: '',
      varyNames: '',
      businessDays: '',
    });
  });

  it('shows a problem when the focus leaves the field, not while the first value is typed', () => {
    expect(after(change('fields.messageId', '')).problems).toEqual({});
    expect(after(change('fields.messageId', ''), leave('fields.messageId')).problems).toEqual({
      'fields.messageId': missing,
    });
  });

  it('removes a problem on screen as soon as the value is valid', () => {
    const { problems } = after(leave(iban(0)), change(iban(0), 'DE89370400440532013000'));
    expect(problems).toEqual({});
  });

  it('shows every problem on submission, and from then on while a value is typed', () => {
    const submitted = after(change('seed', 'x'), { type: 'submitted' });
    expect(Object.keys(submitted.problems)).toEqual([iban(0), 'seed']);
    expect(submitted.submits).toBe(1);
    expect(Object.keys(reduce(submitted, change('fileName', '')).problems)).toContain('fileName');
  });

  it('keeps what the server refused until the value changes or the form is submitted again', () => {
    const problem = { textKey: 'error.template.valueInvalid', params: { field: 'Amount' } };
    const valid = change(iban(0), 'DE89370400440532013000');
    const path = 'groups.payment.0.amount';
    const refused = after(valid, { type: 'submitted' }, { type: 'refused', path, problem });
    expect(refused.problems).toEqual({ [path]: problem });
    expect(reduce(refused, leave(path)).problems).toEqual({ [path]: problem });
    expect(reduce(refused, change(path, '11.00')).problems).toEqual({});
    expect(reduce(refused, { type: 'submitted' }).problems).toEqual({});
  });

  it('moves the problems of later entries with their entry when an entry is removed', () => {
    const two = after({ type: 'entryAdded', section: payment }, leave('seed'), { type: 'submitted' });
    expect(Object.keys(two.problems)).toEqual([iban(0), iban(1)]);
    const one = reduce(reduce(two, change(iban(0), 'DE89370400440532013000')), {
      type: 'entryRemoved',
      section: 'payment',
      index: 0,
    });
    expect(one.values.groups.payment).toEqual([{ amount: '10.00', iban: '' }]);
    expect(one.problems).toEqual({ [iban(0)]: missing });
  });
});
