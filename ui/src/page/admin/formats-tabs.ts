import type { ComponentType } from 'react';

export type FormatsTab = {
  /** Last part of the address below /admin/formats; its name is the key `formats.tab.<name>`. */
  readonly name: string;
  readonly load: () => Promise<{ default: ComponentType }>;
};

/** The tabs of /admin/formats; the first one is shown where the address names none. */
export const formatsTabs: readonly FormatsTab[] = [
  { name: 'formats', load: async () => ({ default: (await import('../../format/format-list.tsx')).FormatList }) },
  {
    name: 'codelists',
    load: async () => ({ default: (await import('../../code-list/administration/code-list-list.tsx')).CodeListList }),
  },
  {
    name: 'calendars',
    load: async () => ({ default: (await import('../../calendar/administration/calendar-list.tsx')).CalendarList }),
  },
];
