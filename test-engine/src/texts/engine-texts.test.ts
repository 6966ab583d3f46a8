import { engineText, engineTexts } from './engine-texts.ts';

const placeholders = (text = '') => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

describe('the texts of the engine', () => {
  it.each(Object.keys(engineTexts.en))('%s has the same placeholders in every language', (key) => {
    for (const texts of Object.values(engineTexts))
      expect(placeholders(texts[key])).toEqual(placeholders(engineTexts.en[key]));
  });

  it('are filled in', () => {
    expect(engineText('engine.allAccepted', { count: 3 })).toBe(
      'The clearing has nothing to object to; transactions taken in: 3.',
    );
    expect(engineText('engine.allAccepted', { count: 3 }, 'de')).toBe(
      'Das Clearing hat nichts einzuwenden; angenommene Transaktionen: 3.',
    );
  });

  it('count as each language does', () => {
    expect(engineText('engine.schemaErrors', { count: 1 })).toContain('in one place;');
    expect(engineText('engine.schemaErrors', { count: 2 }, 'de')).toContain('an 2 Stellen;');
    expect(engineText('engine.mirror', { trigger: 'SIM:MIRROR', count: 1 }, 'fr')).toContain('revient une fois');
    for (const texts of Object.values(engineTexts)) expect(JSON.stringify(texts)).not.toMatch(/\w\((?:s|n|en)\)/);
  });
});
