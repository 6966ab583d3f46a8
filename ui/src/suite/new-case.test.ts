import { rootFields } from '@clearbench/yaml-reader/root-fields';
import { fileNameOf, freeFileName, newCaseText } from './new-case.ts';

describe('a new case', () => {
  it.each([
    ['A payment is accepted', 'a-payment-is-accepted.yaml'],
    ['Überweisung: Größe?', 'uberweisung-gro-e.yaml'],
    ['../..', 'case.yaml'],
  ])('named %s is in the file %s', (title, name) => expect(fileNameOf(title)).toBe(name));

  it('has a name that no other file has', () => {
    expect(freeFileName('a.yaml', ['b.yaml'])).toBe('a.yaml');
    expect(freeFileName('a.yaml', ['A.yaml', 'a-2.yaml'])).toBe('a-3.yaml');
  });

  it('has its title, whatever it contains, and two steps', () => {
    const text = newCaseText('"It\'s": a # {case}', 'core', 'https://bench.example/api/public/schemas/test-case');
    expect(rootFields(text)?.texts.get('case')).toBe('"It\'s": a # {case}');
    expect(rootFields(text)?.entries.get('steps')).toHaveLength(2);
    expect(text).toContain('template: core-typical');
  });
});
