import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { useNameList } from './use-name-list.ts';

describe('names in a line', () => {
  const resources = { en: { translation: { 'calendar.more': 'and {{count}} more' } } };
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources, keySeparator: false }));

  it.each([
    [['One'], 'One'],
    [['One', 'Two', 'Three'], 'One, Two, Three'],
    [['One', 'Two', 'Three', 'Four', 'Five'], 'One, Two, Three and 2 more'],
  ])('are limited in number: %j', (names, line) =>
    expect(renderHook(() => useNameList()).result.current(names)).toBe(line),
  );
});
