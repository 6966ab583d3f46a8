import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

type Load = () => Promise<{ Component: ComponentType }>;

/** Headings of the navigation, in their order; the name of each is the key `admin.group.<group>`. */
const groups = ['people', 'bench', 'look', 'operation'] as const;

/** A page of the administration below /admin. Those with a text stand in the navigation, in the order they are listed. */
export type AdminPage = {
  readonly path: string;
  /** Key of its name in the navigation; pages reached from another one have none. */
  readonly textKey?: string;
  readonly group?: (typeof groups)[number];
  readonly lazy: Load;
};

/** Every page there is; a new one is a line here. */
export const adminPages: readonly AdminPage[] = [
  {
    path: 'usermanagement',
    textKey: 'admin.page.usermanagement',
    group: 'people',
    lazy: async () => ({ Component: (await import('./user-list-page.tsx')).UserListPage }),
  },
  {
    path: 'usermanagement/invite',
    lazy: async () => ({ Component: (await import('./user-invite-page.tsx')).UserInvitePage }),
  },
  {
    path: 'usermanagement/:userId/edit',
    lazy: async () => ({ Component: (await import('./user-edit-page.tsx')).UserEditPage }),
  },
  {
    path: 'usermanagement/:userId/audit',
    lazy: async () => ({ Component: (await import('./user-audit-page.tsx')).UserAuditPage }),
  },
  {
    path: 'whitelabel/appearance',
    textKey: 'admin.page.appearance',
    group: 'look',
    lazy: async () => ({ Component: (await import('./appearance-page.tsx')).AppearancePage }),
  },
  {
    path: 'whitelabel/assets',
    textKey: 'admin.page.assets',
    group: 'look',
    lazy: async () => ({ Component: (await import('./assets-page.tsx')).AssetsPage }),
  },
  {
    path: 'translations',
    textKey: 'admin.page.translations',
    group: 'look',
    lazy: async () => ({ Component: (await import('./translations-page.tsx')).TranslationsPage }),
  },
  {
    path: 'translations/add',
    lazy: async () => ({ Component: (await import('./translations-add-page.tsx')).AddLanguagePage }),
  },
  {
    path: 'translations/import',
    lazy: async () => ({ Component: (await import('./translations-import-page.tsx')).ImportTranslationsPage }),
  },
  {
    path: 'translations/history',
    lazy: async () => ({ Component: (await import('./translations-history-page.tsx')).TranslationsHistoryPage }),
  },
  {
    path: 'translations/:translationId/edit',
    lazy: async () => ({ Component: (await import('./translations-edit-page.tsx')).TranslationEditPage }),
  },
  {
    path: 'plan',
    textKey: 'admin.page.plan',
    group: 'people',
    lazy: async () => ({ Component: (await import('./plan-list-page.tsx')).PlanListPage }),
  },
  {
    path: 'plan/create',
    lazy: async () => ({ Component: (await import('./plan-edit-page.tsx')).PlanEditPage }),
  },
  {
    path: 'plan/:planId/edit',
    lazy: async () => ({ Component: (await import('./plan-edit-page.tsx')).PlanEditPage }),
  },
  {
    path: 'templates',
    textKey: 'admin.page.templates',
    group: 'bench',
    lazy: async () => ({ Component: (await import('./template-list-page.tsx')).TemplateListPage }),
  },
  {
    path: 'templates/create',
    lazy: async () => ({ Component: (await import('./template-edit-page.tsx')).TemplateEditPage }),
  },
  {
    path: 'templates/:templateName/edit',
    lazy: async () => ({ Component: (await import('./template-edit-page.tsx')).TemplateEditPage }),
  },
  {
    path: 'formats/:tab?',
    textKey: 'admin.page.formats',
    group: 'bench',
    lazy: async () => ({ Component: (await import('./formats-page.tsx')).FormatsPage }),
  },
  {
    path: 'formats/codelists/create',
    lazy: async () => ({ Component: (await import('./code-list-page.tsx')).CodeListPage }),
  },
  {
    path: 'formats/codelists/:codeListName',
    lazy: async () => ({ Component: (await import('./code-list-page.tsx')).CodeListPage }),
  },
  {
    path: 'formats/formats/:formatId/edit',
    lazy: async () => ({ Component: (await import('./format-page.tsx')).FormatPage }),
  },
  {
    path: 'formats/calendars/create',
    lazy: async () => ({ Component: (await import('./calendar-page.tsx')).CalendarPage }),
  },
  {
    path: 'formats/calendars/:calendarName',
    lazy: async () => ({ Component: (await import('./calendar-page.tsx')).CalendarPage }),
  },
  {
    path: 'simenv',
    textKey: 'admin.page.simenv',
    group: 'bench',
    lazy: async () => ({ Component: (await import('./sim-env-list-page.tsx')).SimEnvListPage }),
  },
  {
    path: 'simenv/create',
    lazy: async () => ({ Component: (await import('./sim-env-edit-page.tsx')).SimEnvEditPage }),
  },
  {
    path: 'simenv/:simEnvId/edit',
    lazy: async () => ({ Component: (await import('./sim-env-edit-page.tsx')).SimEnvEditPage }),
  },
  {
    path: 'settings',
    textKey: 'admin.page.settings',
    group: 'operation',
    lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
  },
  {
    path: 'statistics/timeline',
    textKey: 'admin.page.statistics',
    group: 'operation',
    lazy: async () => ({ Component: (await import('./statistics-page.tsx')).StatisticsPage }),
  },
  {
    path: 'metrics',
    textKey: 'admin.page.metrics',
    group: 'operation',
    lazy: async () => ({ Component: (await import('./metrics-page.tsx')).MetricsPage }),
  },
];

export type NavigationEntry = { readonly to: string; readonly textKey: string; readonly group: string };

/** Where the navigation leads, heading by heading: addresses without their optional parts. */
export const navigationEntries = (pages: readonly AdminPage[] = adminPages): readonly NavigationEntry[] =>
  groups.flatMap((wanted) =>
    pages.flatMap(({ path, textKey, group = 'operation' }) =>
      textKey === undefined || group !== wanted ? [] : [{ to: `/admin/${path.split('/:')[0]}`, textKey, group }],
    ),
  );

/** Entries under their headings. */
export const groupsOf = (entries: readonly NavigationEntry[]): readonly (readonly NavigationEntry[])[] =>
  groups.map((group) => entries.filter((entry) => entry.group === group)).filter((members) => members.length > 0);

export const adminRoutes = (pages: readonly AdminPage[] = adminPages): RouteObject[] =>
  pages.map(({ path, lazy }) => ({ path, lazy }));
