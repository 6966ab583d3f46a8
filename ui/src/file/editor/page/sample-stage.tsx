import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MantineProvider } from '@mantine/core';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { addTexts, startTexts, texts } from '../../../translation/texts.ts';

const textsOf = (slice: string): Record<string, string> => {
  const place = new URL(`../../../translation/texts/en/${slice}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(place.href), 'utf8'));
};

/** jsdom has no media queries; Mantine needs them. */
const noMedia = (media: string) =>
  ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

/** Renders a component with the context of the page, in English, for tests. */
export const onStage = async (part: ReactElement): Promise<RenderResult> => {
  window.matchMedia ??= noMedia;
  if (!texts.isInitialized) {
    await startTexts('en');
    addTexts('en', textsOf('editor'));
  }
  return render(<MantineProvider>{part}</MantineProvider>);
};
