import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { getI18n } from 'react-i18next';
import { addTexts, startTexts, texts } from '../../../translation/texts.ts';

const textsOf = (slice: string): Record<string, string> => {
  const place = new URL(`../../../translation/texts/en/${slice}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(place.href), 'utf8'));
};

/** Renders a component with the context of the page, in English, for tests. */
export const renderedEditor = async (part: ReactElement): Promise<RenderResult> => {
  if (getI18n() !== texts) {
    await startTexts('en');
    addTexts('en', textsOf('editor'));
  }
  return render(part);
};
