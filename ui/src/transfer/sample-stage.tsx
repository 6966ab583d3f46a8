import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { MantineProvider } from '@mantine/core';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { addTexts, startTexts, texts } from '../translation/texts.ts';

const place = new URL('../translation/texts/en/transfer.json', import.meta.url);

/** jsdom knows no media; Mantine asks for them. */
const noMedia = (media: string) =>
  ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

// The router's module wants one on loading; jsdom has none.
globalThis.TextEncoder ??= NodeTextEncoder as typeof TextEncoder;

/** Draws a part of this slice with what it needs of the page around it, in English, for tests. */
export const onStage = async (part: ReactElement): Promise<RenderResult> => {
  window.matchMedia ??= noMedia;
  const { MemoryRouter } = await import('react-router-dom');
  if (!texts.isInitialized) {
    await startTexts('en');
    addTexts('en', JSON.parse(readFileSync(fileURLToPath(place.href), 'utf8')));
  }
  return render(
    <MantineProvider>
      <MemoryRouter>{part}</MemoryRouter>
    </MantineProvider>,
  );
};
