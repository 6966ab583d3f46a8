import { sourceFiles } from './source-files.ts';

const pages = sourceFiles().filter((file) => file.package === 'ui' && !file.isTest);
const placesOf = (pattern: RegExp, allowed: readonly string[] = []): string[] =>
  pages.filter(({ path, text }) => !allowed.includes(path) && pattern.test(text)).map(({ path }) => path);

describe('numbers on pages', () => {
  it('are formatted in few places, so that their digits are grouped the same way', () =>
    expect(
      placesOf(/Intl\.NumberFormat|toLocaleString\(/, [
        'translation/number-text.ts',
        'parts/figures.ts',
        'parts/size-text.ts',
        'metrics/use-figures.ts',
        'transfer/due.ts',
      ]),
    ).toEqual([]));

  it('are never raw lengths or counts', () =>
    expect(placesOf(/(?<![=$])\{[\w.?]*\.(?:length|size|counts?|total)\}/)).toEqual([]));
});
