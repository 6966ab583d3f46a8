import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

type Load = () => Promise<{ Component: ComponentType }>;

/** The headings of the navigation in their order; `admin.group.<group>` is the key of each name. */
const groups = ['people', 'bench', 'look', 'operation'] as const;

/** A page below /admin. Pages with a `textKey` are in the navigation, in the order of this list. */
export type AdminPage = {
  readonly path: string;
  /** The key of its name in the navigation; missing for pages that are reached from another page. */
  readonly textKey?: string;
  readonly group?: (typeof groups)[number];
  readonly lazy: Load;
};

/** Every page of the administration. */
export const adminPages: readonly AdminPage[] = [
  {
    path: 'usermanagement',
    textKey: 'admin.page.usermanagement',
    group: 'people',
    lazy: async () => ({ Component: (await import('../../user/administration/list/user-list-page.tsx')).UserListPage }),
  },
  {
    path: 'usermanagement/invite',
    lazy: async () => ({
      Component: (await import('../../user/administration/invite/user-invite-page.tsx')).UserInvitePage,
    }),
  },
  {
    path: 'usermanagement/:userId/edit',
    lazy: async () => ({ Component: (await import('../../user/administration/edit/user-edit-page.tsx')).UserEditPage }),
  },
  {
    path: 'usermanagement/:userId/audit',
    lazy: async () => ({
      Component: (await import('../../user/administration/audit/user-audit-page.tsx')).UserAuditPage,
    }),
  },
  {
    path: 'whitelabel/appearance',
    textKey: 'admin.page.appearance',
    group: 'look',
    lazy: async () => ({
      Component: (await import('../../look-and-feel/appearance/appearance-page.tsx')).AppearancePage,
    }),
  },
  {
    path: 'whitelabel/assets',
    textKey: 'admin.page.assets',
    group: 'look',
    lazy: async () => ({ Component: (await import('../../look-and-feel/assets/assets-page.tsx')).AssetsPage }),
  },
  {
    path: 'translations',
    textKey: 'admin.page.translations',
    group: 'look',
    lazy: async () => ({
      Component: (await import('../../translation/administration/translations-page.tsx')).TranslationsPage,
    }),
  },
  {
    path: 'translations/add',
    lazy: async () => ({
      Component: (await import('../../translation/administration/translations-add-page.tsx')).AddLanguagePage,
    }),
  },
  {
    path: 'translations/import',
    lazy: async () => ({
      Component: (await import('../../translation/administration/translations-import-page.tsx')).ImportTranslationsPage,
    }),
  },
  {
    path: 'translations/history',
    lazy: async () => ({
      Component: (await import('../../translation/administration/translations-history-page.tsx'))
        .TranslationsHistoryPage,
    }),
  },
  {
    path: 'translations/:translationId/edit',
    lazy: async () => ({
      Component: (await import('../../translation/administration/translations-edit-page.tsx')).TranslationEditPage,
    }),
  },
  {
    path: 'plan',
    textKey: 'admin.page.plan',
    group: 'people',
    lazy: async () => ({ Component: (await import('../../plan/administration/plan-list.tsx')).PlanList }),
  },
  {
    path: 'plan/create',
    lazy: async () => ({ Component: (await import('../../plan/administration/plan-page.tsx')).PlanPage }),
  },
  {
    path: 'plan/:planId/edit',
    lazy: async () => ({ Component: (await import('../../plan/administration/plan-page.tsx')).PlanPage }),
  },
  {
    path: 'templates',
    textKey: 'admin.page.templates',
    group: 'bench',
    lazy: async () => ({ Component: (await import('../../template/administration/template-list.tsx')).TemplateList }),
  },
  {
    path: 'templates/create',
    lazy: async () => ({ Component: (await import('../../template/administration/template-page.tsx')).TemplatePage }),
  },
  {
    path: 'templates/built-in',
    lazy: async () => ({ Component: (await import('../../template/built-in/built-in-page.tsx')).BuiltInPage }),
  },
  {
    path: 'templates/:templateName/edit',
    lazy: async () => ({ Component: (await import('../../template/administration/template-page.tsx')).TemplatePage }),
  },
  {
    path: 'formats/:tab?',
    textKey: 'admin.page.formats',
    group: 'bench',
    lazy: async () => ({ Component: (await import('./formats-page.tsx')).FormatsPage }),
  },
  {
    path: 'formats/codelists/create',
    lazy: async () => ({ Component: (await import('../../code-list/administration/code-list-page.tsx')).CodeListPage }),
  },
  {
    path: 'formats/codelists/:codeListName',
    lazy: async () => ({ Component: (await import('../../code-list/administration/code-list-page.tsx')).CodeListPage }),
  },
  {
    path: 'formats/formats/:formatId/edit',
    lazy: async () => ({ Component: (await import('../../format/format-page.tsx')).FormatPage }),
  },
  {
    path: 'formats/envelopes/create',
    lazy: async () => ({ Component: (await import('../../envelope/administration/envelope-page.tsx')).EnvelopePage }),
  },
  {
    path: 'formats/envelopes/:profileId',
    lazy: async () => ({ Component: (await import('../../envelope/administration/envelope-page.tsx')).EnvelopePage }),
  },
  {
    path: 'formats/calendars/create',
    lazy: async () => ({ Component: (await import('../../calendar/administration/calendar-page.tsx')).CalendarPage }),
  },
  {
    path: 'formats/calendars/:calendarName',
    lazy: async () => ({ Component: (await import('../../calendar/administration/calendar-page.tsx')).CalendarPage }),
  },
  {
    path: 'simenv',
    textKey: 'admin.page.simenv',
    group: 'bench',
    lazy: async () => ({ Component: (await import('../../sim-env/administration/sim-env-list.tsx')).SimEnvList }),
  },
  {
    path: 'simenv/create',
    lazy: async () => ({ Component: (await import('../../sim-env/administration/sim-env-page.tsx')).SimEnvPage }),
  },
  {
    path: 'simenv/:simEnvId/edit',
    lazy: async () => ({ Component: (await import('../../sim-env/administration/sim-env-page.tsx')).SimEnvPage }),
  },
  {
    path: 'setup',
    textKey: 'admin.page.setup',
    group: 'operation',
    lazy: async () => ({ Component: (await import('../../setup/setup-page.tsx')).SetupPage }),
  },
  {
    path: 'settings',
    textKey: 'admin.page.settings',
    group: 'operation',
    lazy: async () => ({ Component: (await import('../../settings/change/settings-page.tsx')).SettingsPage }),
  },
  {
    path: 'statistics/timeline',
    textKey: 'admin.page.statistics',
    group: 'operation',
    lazy: async () => ({ Component: (await import('../../statistics/statistics-page.tsx')).StatisticsPage }),
  },
  {
    path: 'metrics',
    textKey: 'admin.page.metrics',
    group: 'operation',
    lazy: async () => ({ Component: (await import('../../metrics/metrics-page.tsx')).MetricsPage }),
  },
];

export type NavigationEntry = { readonly to: string; readonly textKey: string; readonly group: string };

/** The entries of the navigation by heading; addresses are without their optional parts. */
export const navigationEntries = (pages: readonly AdminPage[] = adminPages): readonly NavigationEntry[] =>
  groups.flatMap((wanted) =>
    pages.flatMap(({ path, textKey, group = 'operation' }) =>
      textKey === undefined || group !== wanted ? [] : [{ to: `/admin/${path.split('/:')[0]}`, textKey, group }],
    ),
  );

/** The entries of each heading. */
export const groupsOf = (entries: readonly NavigationEntry[]): readonly (readonly NavigationEntry[])[] =>
  groups.map((group) => entries.filter((entry) => entry.group === group)).filter((members) => members.length > 0);

export const adminRoutes = (pages: readonly AdminPage[] = adminPages): RouteObject[] =>
  pages.map(({ path, lazy }) => ({ path, lazy }));
