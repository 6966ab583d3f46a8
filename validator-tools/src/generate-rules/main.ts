import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './generated-files.ts';
import { readRuleFolders, rulesFolder } from './rule-folders.ts';

const generate = (): void => {
  const folders = readRuleFolders();
  rmSync(`${rulesFolder}generated`, { recursive: true, force: true });
  for (const [path, text] of generatedFiles(folders)) {
    const file = `${rulesFolder}generated/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`The catalogue has ${String(folders.length)} rules.`);
};

try {
  generate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
