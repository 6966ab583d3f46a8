import { readFileSync } from 'node:fs';
import { jsonSchemaOf, schemaIds } from '@clearbench/contracts/test-suite/json-schema';

describe('the published JSON Schema', () => {
  it.each(['case', 'suite'] as const)('of a %s is that of the parser (npm run generate-suites writes it)', (of) => {
    const path = new URL(`../../schema/${schemaIds[of]}`, import.meta.url);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(jsonSchemaOf(of));
  });

  it('forbids unknown fields, and allows numbers where YAML reads them', () => {
    expect(jsonSchemaOf('suite')).toMatchObject({
      additionalProperties: false,
      required: ['suite'],
      properties: {
        rulebook: { anyOf: [{ enum: expect.arrayContaining(['2025', 2025]) }, { pattern: '\\$\\{[^{}]+\\}' }] },
      },
    });
  });
});
