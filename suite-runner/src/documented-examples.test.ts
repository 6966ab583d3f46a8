import { readFileSync } from 'node:fs';
import { runText } from '@clearbench/command-service/suite-space/testing/run-text.fixture';
import { jsonSchemaOf } from '@clearbench/contracts/test-suite/json-schema';
import { readSuite } from '@clearbench/test-suites/format/read-suite';
import { failureLines } from '@clearbench/test-suites/run/failure-of';
import { messageFieldNames } from '@clearbench/test-suites/run/message-fields';

const page = readFileSync(new URL('../../docs/test-suites.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
const cases = examples.filter((text) => text.startsWith('case:'));
const suites = examples.filter((text) => text.startsWith('suite:'));

/** The names of all fields of a JSON Schema; those of scenario lists are on a page of their own. */
const fieldsOf = (schema: unknown): string[] => {
  if (schema === null || typeof schema !== 'object') return [];
  const { properties, ...others } = schema as { readonly properties?: Readonly<Record<string, unknown>> };
  const { scenarios: lists, ...own } = properties ?? {};
  return [
    ...Object.keys(properties ?? {}),
    ...Object.keys((lists as { readonly properties?: object } | undefined)?.properties ?? {}),
    ...Object.values(own).flatMap(fieldsOf),
    ...Object.values(others).flatMap(fieldsOf),
  ];
};

describe('the page about test suites', () => {
  it('has an example of each kind of file', () => {
    expect(cases.length).toBeGreaterThan(3);
    expect(suites).toHaveLength(1);
    expect(cases.length + suites.length).toBe(examples.length);
  });

  it.each(cases)('has a case that passes: %#', async (text) => {
    const runs = await runText(text);
    expect(runs.filter(({ result }) => result !== 'passed').map(failureLines)).toEqual([]);
    expect(runs.length).toBeGreaterThan(0);
  });

  it.each(suites)('has a suite without errors', (text) =>
    expect(readSuite(text)).toMatchObject({ suite: { rulebook: '2025' } }),
  );

  it('names every field of the format', () => {
    const fields = new Set([
      ...fieldsOf(jsonSchemaOf('case')),
      ...fieldsOf(jsonSchemaOf('suite')),
      ...messageFieldNames,
    ]);
    expect(fields.size).toBeGreaterThan(50);
    expect([...fields].filter((field) => !new RegExp(`\\b${field}\\b`).test(page))).toEqual([]);
  });
});
