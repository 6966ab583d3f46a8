import { addTexts, nameProduct, startTexts, texts } from './texts.ts';

describe('the texts', () => {
  it('call the product by the name it has, and say when that changes', async () => {
    nameProduct('Early');
    await startTexts('en');
    addTexts('en', { greeting: 'Welcome to {{product}}, {{name}}' });
    expect(texts.t('greeting', { name: 'Tessa' })).toBe('Welcome to Early, Tessa');
    let told = 0;
    texts.store.on('added', () => {
      told += 1;
    });
    nameProduct('Bench of ours');
    nameProduct('Bench of ours');
    expect(texts.t('greeting', { name: 'Tessa' })).toBe('Welcome to Bench of ours, Tessa');
    expect(told).toBe(1);
  });
});
