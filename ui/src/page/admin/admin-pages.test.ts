import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPages, adminRoutes, groupsOf, navigationEntries } from './admin-pages.ts';

const Page = () => null;
const lazy = async () => ({ Component: Page });

describe('the pages of the administration', () => {
  it('have a name in the navigation in every language, or none at all', () => {
    for (const language of ['en', 'de', 'fr']) {
      const folder = join(import.meta.dirname, '../../translation/texts', language);
      const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
      const texts: Record<string, string> = Object.assign({}, ...files);
      const named = navigationEntries().flatMap(({ textKey, group }) => [textKey, `admin.group.${group}`]);
      expect(named.filter((key) => !texts[key])).toEqual([]);
    }
  });

  it('each have one address', () => {
    const paths = adminRoutes().map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths).toHaveLength(adminPages.length);
  });

  it('are listed under their headings in order, without optional parts of an address', () => {
    const entries = navigationEntries([
      { path: 'metrics', textKey: 'm', group: 'operation', lazy },
      { path: 'formats/:tab?', textKey: 'f', group: 'bench', lazy },
      { path: 'hidden', lazy },
      { path: 'settings', textKey: 's', group: 'operation', lazy },
      { path: 'usermanagement', textKey: 'u', group: 'people', lazy },
    ]);
    expect(entries.map(({ to }) => to)).toEqual([
      '/admin/usermanagement',
      '/admin/formats',
      '/admin/metrics',
      '/admin/settings',
    ]);
    expect(groupsOf(entries).map((members) => members.length)).toEqual([1, 1, 2]);
  });
});
