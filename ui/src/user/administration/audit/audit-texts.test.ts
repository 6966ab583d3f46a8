import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyEvent } from '@clearbench/contracts/every-event';
import { auditKinds } from '@clearbench/contracts/user/audit-routes';

const folder = join(import.meta.dirname, '../../../translation/texts');
const areas = ['admin', 'audit', 'user-administration'];
const textsOf = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8')) as Record<string, string>;

const eventTypes = Object.values(everyEvent).flatMap((events) => Object.keys(events));
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

describe.each(['en', 'de'])('the texts of the history in %s', (language) => {
  const texts = textsOf(language, 'audit');

  it('have a sentence for every event there is', () => {
    expect(eventTypes.length).toBeGreaterThan(50);
    expect(eventTypes.filter((type) => !texts[`audit.${type}`])).toEqual([]);
  });

  it('have a word for every kind', () => expect(auditKinds.filter((kind) => !texts[`audit.kind.${kind}`])).toEqual([]));

  it('tell of nothing that is no event', () => {
    const sentences = Object.keys(texts).filter((key) => /^audit\.[A-Z]/.test(key));
    expect(sentences.filter((key) => !eventTypes.includes(key.slice('audit.'.length)))).toEqual([]);
  });
});

describe.each(areas)('the texts of %s', (area) => {
  const [english, german] = [textsOf('en', area), textsOf('de', area)];

  it('are the same in both languages', () => expect(Object.keys(german)).toEqual(Object.keys(english)));

  it('have the same placeholders in both languages', () => {
    const differing = Object.keys(english).filter(
      (key) => placeholders(english[key] ?? '').join() !== placeholders(german[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
});
