import { readYaml } from './read-yaml.ts';
import { writeYaml } from './write-yaml.ts';

it('a value is written as YAML that reads the same', () => {
  const value = {
    rules: [
      { id: 'one', when: { cents: '05', bic: ['/DEUT.*/', 'yes'] }, steps: [{ reject: { code: 'AC04' } }] },
      { id: 'two', note: 'a: b # c', when: {}, steps: [{ silence: {} }] },
    ],
  };
  const text = writeYaml(value);
  expect(readYaml(text)).toMatchObject({ value, faults: [] });
  expect(text).toContain("when: { cents: '05', bic: [ /DEUT.*/, yes ] }");
});
