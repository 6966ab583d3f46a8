import { engineText } from './engine-texts.ts';

describe('a delay in the text of a reason', () => {
  const text = (delay: string, language: 'en' | 'de' | 'fr') =>
    engineText('engine.return', { trigger: 'late', code: 'AC04', delay }, language);

  it.each([
    ['+2D', 'en', '2 business days after settlement'],
    ['+1D', 'en', '1 business day after settlement'],
    ['30S', 'en', '30 seconds after settlement'],
    ['+2D', 'de', '2 Geschäftstage nach dem Settlement'],
    ['+1D', 'fr', '1 jour ouvré après le règlement'],
  ] as const)('is in words: %s in %s', (delay, language, words) => expect(text(delay, language)).toContain(words));

  it('of another spelling stays', () => expect(text('soon', 'en')).toContain('soon after'));
});
