import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { addTexts, startTexts, texts } from '../../translation/texts.ts';

const textsUrls = ['transfer', 'environment-clock'].map(
  (name) => new URL(`../../translation/texts/en/${name}.json`, import.meta.url),
);

// The router module needs this when it loads; jsdom lacks it.
globalThis.TextEncoder ??= NodeTextEncoder as typeof TextEncoder;

/** Renders a component of this slice with the context of the page, in English, for tests. */
export const renderedTransfer = async (part: ReactElement): Promise<RenderResult> => {
  const { MemoryRouter } = await import('react-router-dom');
  if (!texts.isInitialized) {
    await startTexts('en');
    for (const { href } of textsUrls) addTexts('en', JSON.parse(readFileSync(fileURLToPath(href), 'utf8')));
  }
  return render(<MemoryRouter>{part}</MemoryRouter>);
};
