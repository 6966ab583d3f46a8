import type { ComponentType } from 'react';

export type FormatsTab = {
  /** Last part of the address below /admin/formats; its name is the key `formats.tab.<name>`. */
  readonly name: string;
  readonly load: () => Promise<{ default: ComponentType }>;
};

/** What stands side by side under /admin/formats; the first is shown where the address names none. */
export const formatsTabs: readonly FormatsTab[] = [
  { name: 'formats', load: async () => ({ default: (await import('./formats-tab.tsx')).FormatsTab }) },
  { name: 'codelists', load: async () => ({ default: (await import('./code-lists-tab.tsx')).CodeListsTab }) },
  { name: 'calendars', load: async () => ({ default: (await import('./calendars-tab.tsx')).CalendarsTab }) },
];
