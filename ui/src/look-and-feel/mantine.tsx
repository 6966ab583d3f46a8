import '@mantine/core/styles.layer.css';
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShownColorScheme } from './color-scheme.ts';
import { mantineTokens, theme } from './theme.ts';

/** Mantine for a part of the page that is loaded when needed; the first paint does without. */
export const Mantine = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={mantineTokens} forceColorScheme={useShownColorScheme()}>
    {children}
  </MantineProvider>
);
