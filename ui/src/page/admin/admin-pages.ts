import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

type Load = () => Promise<{ Component: ComponentType }>;

/** A page of the administration below /admin. Those with a text stand in the navigation, in this order. */
export type AdminPage = {
  readonly path: string;
  /** Key of its name in the navigation; pages reached from another one have none. */
  readonly textKey?: string;
  /** Heading it stands under, a key `admin.group.<group>`. */
  readonly group?: 'bench' | 'look' | 'operation' | 'people';
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
    path: 'settings',
    textKey: 'admin.page.settings',
    group: 'operation',
    lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
  },
];

export type NavigationEntry = { readonly to: string; readonly textKey: string; readonly group: string };

/** Where the navigation leads: addresses without their optional parts. */
export const navigationEntries = (pages: readonly AdminPage[] = adminPages): readonly NavigationEntry[] =>
  pages.flatMap(({ path, textKey, group = 'operation' }) =>
    textKey === undefined ? [] : [{ to: `/admin/${path.split('/:')[0]}`, textKey, group }],
  );

/** Entries under their headings, both in the order the first of them came. */
export const groupsOf = (entries: readonly NavigationEntry[]): readonly (readonly NavigationEntry[])[] =>
  [...new Set(entries.map(({ group }) => group))].map((group) => entries.filter((entry) => entry.group === group));

export const adminRoutes = (pages: readonly AdminPage[] = adminPages): RouteObject[] =>
  pages.map(({ path, lazy }) => ({ path, lazy }));
