import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { getI18n } from 'react-i18next';
import { addTexts, startTexts, texts } from '../../translation/texts.ts';

const textsUrls = ['transfer', 'environment-clock'].map(
  (name) => new URL(`../../translation/texts/en/${name}.json`, import.meta.url),
);

/** Renders a component of this slice with the context of the page, in English, for tests. */
export const renderedTransfer = async (part: ReactElement): Promise<RenderResult> => {
  const { MemoryRouter } = await import('react-router-dom');
  if (getI18n() !== texts) {
    await startTexts('en');
    for (const { href } of textsUrls) addTexts('en', JSON.parse(readFileSync(fileURLToPath(href), 'utf8')));
  }
  return render(<MemoryRouter>{part}</MemoryRouter>);
};
