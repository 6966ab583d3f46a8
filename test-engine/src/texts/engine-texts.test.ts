import { engineText, engineTexts } from './engine-texts.ts';

const placeholders = (text = '') => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

describe('texts of the engine', () => {
  it.each(['de', 'fr'] as const)('have the same keys in English and in %s', (language) =>
    expect(Object.keys(engineTexts[language]).sort()).toEqual(Object.keys(engineTexts.en).sort()),
  );

  it.each(Object.keys(engineTexts.en))('%s has the same placeholders in every language', (key) => {
    for (const texts of Object.values(engineTexts))
      expect(placeholders(texts[key])).toEqual(placeholders(engineTexts.en[key]));
  });

  it('are filled in', () => {
    expect(engineText('engine.allAccepted', { count: 3 })).toBe('Accepted without objections; transactions: 3.');
    expect(engineText('engine.allAccepted', { count: 3 }, 'de')).toBe(
      'Ohne Beanstandung angenommen; Transaktionen: 3.',
    );
  });

  it('have the plural forms of each language', () => {
    expect(engineText('engine.schemaErrors', { count: 1 })).toContain('in one place;');
    expect(engineText('engine.schemaErrors', { count: 2 }, 'de')).toContain('an 2 Stellen Schemafehler;');
    expect(engineText('engine.mirror', { trigger: 'SIM:MIRROR', count: 1 }, 'fr')).toContain('recevez une fois');
    for (const texts of Object.values(engineTexts)) expect(JSON.stringify(texts)).not.toMatch(/\w\((?:s|n|en)\)/);
  });
});
