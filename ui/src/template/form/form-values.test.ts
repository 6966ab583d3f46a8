import type { TemplateLayout } from '@clearbench/contracts/template/layout';
import { sampleLayout } from '../testing/layout.fixture.ts';
import { faultsIn } from './check-form.ts';
import { fieldAt } from './field-at.ts';
import { startValues, valuesToSend } from './form-values.ts';

const layout: TemplateLayout = sampleLayout();

describe('the values of a form', () => {
  it('start with the values computed by the server', () => {
    const values = startValues(layout);
    expect(values.fields).toEqual({ messageId: 'MSG1', settlement: '2026-11-03' });
    expect(values.groups).toEqual({ payment: [{ amount: '10.00', iban: '' }], bulk: [] });
    expect(values.repeat).toEqual({ bulk: '10' });
    expect(faultsIn(layout, { ...values, groups: { payment: [{ amount: '10.00', iban: 'DE1' }], bulk: [] } })).toEqual(
      {},
    );
  });

  it('are sent in the format of the route', () => {
    const values = { ...startValues(layout), fileName: ' a.xml ', seed: '42' };
    expect(valuesToSend(values)).toMatchObject({ fileName: 'a.xml', repeat: { bulk: 10 }, seed: 42 });
    expect(valuesToSend({ ...values, seed: '' })).not.toHaveProperty('seed');
  });

  it('have no file name where the envelope profile names the file', () => {
    const named = { ...layout, isNamedByProfile: true };
    const values = startValues(named);
    expect(faultsIn(named, values)).not.toHaveProperty('fileName');
    expect(valuesToSend(values)).not.toHaveProperty('fileName');
    expect(faultsIn(named, { ...values, fileName: 'a/b' })).toHaveProperty('fileName');
    expect(faultsIn(layout, values)).toHaveProperty('fileName');
  });

  it('have their errors at their fields', () => {
    const values = startValues(layout);
    const faults = faultsIn(layout, {
      ...values,
      fileName: 'a/b.xml',
      fields: { ...values.fields, messageId: '' },
      groups: { payment: [{ amount: 'ten', iban: '' }] },
      repeat: { bulk: '10001' },
      seed: 'x',
    });
    expect(Object.keys(faults).sort()).toEqual([
      'fields.messageId',
      'fileName',
      'groups.payment.0.amount',
      'groups.payment.0.iban',
      'repeat.bulk',
      'seed',
    ]);
  });
});

describe('the location in a server error', () => {
  it('is a field of the form', () =>
    expect(fieldAt('/body/values/groups/payment/0/amount')).toBe('groups.payment.0.amount'));
  it('is undefined elsewhere', () => {
    expect(fieldAt('/query/environmentToken')).toBeUndefined();
    expect(fieldAt(undefined)).toBeUndefined();
  });
});
