import { addTexts, nameProduct, startTexts, texts } from './texts.ts';

describe('the texts', () => {
  it('contain the current name of the product, and follow its changes', async () => {
    nameProduct('Early');
    await startTexts('en');
    addTexts('en', { greeting: 'Welcome to {{product}}, {{name}}' });
    expect(texts.t('greeting', { name: 'Tessa' })).toBe('Welcome to Early, Tessa');
    let notified = 0;
    texts.store.on('added', () => {
      notified += 1;
    });
    nameProduct('Bench of ours');
    nameProduct('Bench of ours');
    expect(texts.t('greeting', { name: 'Tessa' })).toBe('Welcome to Bench of ours, Tessa');
    expect(notified).toBe(1);
  });

  it.each([
    ['en', '12,345 files'],
    ['de', '12.345 files'],
    ['fr', '12\u202f345 files'],
  ])('group the digits of every number as the language does: %s', async (language, sentence) => {
    await startTexts(language);
    addTexts(language, {
      files_one: '{{count}} file',
      files_other: '{{count}} files',
      spelt_other: '{{count, number}} files',
      saved: 'v{{version}}',
      size: '{{bytes, megabytes}}',
      id: '{{id}}',
    });
    expect(texts.t('files', { count: 12_345 })).toBe(sentence);
    expect(texts.t('spelt', { count: 12_345 })).toBe(sentence);
    expect(texts.t('files', { count: 1 })).toBe('1 file');
    expect([texts.t('saved', { version: 12_345 }), texts.t('id', { id: '12345' })]).toEqual(['v12345', '12345']);
    expect(texts.t('size', { bytes: 5 * 1_048_576 })).toBe('5 MB');
  });
});
