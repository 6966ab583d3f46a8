import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTexts, startTexts } from '../translation/texts.ts';

/** Loads the real English texts for components under test. */
export const speakEnglish = async (): Promise<void> => {
  const folder = join(import.meta.dirname, '../translation/texts/en');
  const all = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object);
  await startTexts('en');
  addTexts('en', Object.assign({}, ...all));
};
