import '@mantine/core/styles.layer.css';
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShownColorScheme } from './color-scheme.ts';
import { mantineTokens, theme } from './theme.ts';

/** Mantine for lazily loaded parts of the page; the first paint does not need it. */
export const Mantine = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={mantineTokens} forceColorScheme={useShownColorScheme()}>
    {children}
  </MantineProvider>
);
