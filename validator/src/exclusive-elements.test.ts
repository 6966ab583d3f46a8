import type { Profile } from '@clearbench/iso20022/profile';
import { validate } from './validate.ts';

const root = { name: 'Bill', type: 'Bill' };
const notation = 'Bill\n  Tp   Text\n  Dt|  Text\n  DtTm| Text\n  Nm?  Text\n\nText = text 1..35\n';
const structure = { sha256: 'exclusive', root, notation, namespace: 'urn:acme' };
const profile: Profile = {
  scheme: 'sct',
  rbVersion: '2025',
  now: '2025-10-15T10:30:00Z',
  formats: { 'acme.bill': { severities: {}, structure } },
};

const found = (...names: string[]) => {
  const text = `<Bill xmlns="urn:acme">${names.map((name) => `<${name}>1</${name}>`).join('')}</Bill>`;
  return validate(new TextEncoder().encode(text), profile).validationMessages.map(({ textKey, params }) => [
    textKey.replace('finding.', ''),
    params.elements ?? params.element,
  ]);
};

describe('elements of a sequence that exclude each other', () => {
  it('are one', () => {
    expect(found('Tp', 'Dt')).toEqual([]);
    expect(found('Tp', 'DtTm', 'Nm')).toEqual([]);
  });

  it('are not two', () => expect(found('Tp', 'Dt', 'DtTm', 'Nm')).toEqual([['T-03.choice', 'DtTm']]));

  it('are not missing', () => expect(found('Tp', 'Nm')).toEqual([['T-03.missingChoice', 'Dt, DtTm']]));

  it('have their place', () => expect(found('Dt', 'Tp').map(([key]) => key)).toContain('T-03.order'));
});
