import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonSchemaOf, schemaIds } from '@clearbench/contracts/test-suite/json-schema';
import { ruleCases } from './rule-cases.ts';
import type { SuiteContext } from './suite-context.ts';
import { folderOf, suiteContexts, suiteFiles } from './suite-files.ts';
import { yamlFile } from './yaml-file.ts';

/** Writes the suites of the product and the JSON Schemas of their format; `npm run generate-suites`. */
const root = fileURLToPath(new URL('../../../test-suites/suites', import.meta.url));

const writeSchemas = async (): Promise<void> => {
  const folder = fileURLToPath(new URL('../../../test-suites/schema', import.meta.url));
  await mkdir(folder, { recursive: true });
  for (const kind of ['case', 'suite'] as const)
    await writeFile(join(folder, schemaIds[kind]), `${JSON.stringify(jsonSchemaOf(kind), undefined, 2)}\n`);
};

const writeSuite = async (context: SuiteContext, files: ReadonlyMap<string, string>): Promise<void> => {
  const folder = join(root, folderOf(context));
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

await writeSchemas();

const ofEachScheme = Map.groupBy(suiteContexts, ({ scheme }) => scheme);

for (const contexts of ofEachScheme.values()) {
  const covered = { rows: new Set<string>() };
  // The newest rulebook first: older ones have only the rows that differ.
  for (const context of contexts.toReversed()) {
    const files = new Map(suiteFiles(context));
    for (const { name, content } of await ruleCases(context, files, covered))
      files.set(`${name}.yaml`, yamlFile(content));
    await writeSuite(context, files);
    process.stdout.write(`${folderOf(context)}: ${files.size} files\n`);
  }
}
