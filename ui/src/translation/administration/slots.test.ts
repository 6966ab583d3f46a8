import { faultsOf, isFaulty, piecesOf, slotAs } from './slots.ts';
import { tableOf } from './table.ts';

describe('placeholders of a text', () => {
  it('are separated from its words', () =>
    expect(piecesOf('At most {{limit, megabytes}} for {{name}}')).toEqual([
      { at: 0, text: 'At most ', slot: false },
      { at: 8, text: '{{limit, megabytes}}', slot: true },
      { at: 28, text: ' for ', slot: false },
      { at: 33, text: '{{name}}', slot: true },
    ]));

  it('are inserted as in the original', () => {
    expect(slotAs('At most {{limit, megabytes}}', 'limit')).toBe('{{limit, megabytes}}');
    expect(slotAs('', 'limit')).toBe('{{limit}}');
  });

  it('are compared with the English ones', () => {
    const table = tableOf(['en'], [{ key: 'a', own: { en: 'Hello {{name}}' }, written: {} }]);
    expect(faultsOf(table, 'de', 'a', 'Hallo {{nmae}}')).toEqual({ missing: ['name'], extra: ['nmae'] });
    expect(isFaulty(faultsOf(table, 'de', 'a', 'Hallo {{name}}'))).toBe(false);
    expect(isFaulty(faultsOf(table, 'de', 'unheard', '{{x}}'))).toBe(false);
  });
});
