import { readFromRoot, sourceFiles } from './source-files.ts';

/** Libraries that do the same as the parts, the forms and the lists of the pages (decision 0032). */
const excluded = [
  // Components
  /^@mantine\//,
  /^@mui\//,
  /^@radix-ui\//,
  /^@headlessui\//,
  /^@chakra-ui\//,
  /^@fluentui\//,
  /^(antd|react-bootstrap|react-aria-components|@floating-ui\/react|react-tooltip)$/,
  // Forms
  /^(react-hook-form|@hookform\/resolvers|formik|react-final-form|@tanstack\/react-form)$/,
  // Lists
  /^(@tanstack\/react-table|react-window|react-virtualized|react-virtuoso|ag-grid-react)$/,
];
const isExcluded = (name: string): boolean => excluded.some((library) => library.test(name));

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

type Declared = { readonly dependencies?: object; readonly devDependencies?: object };

describe('the pages have one UI kit, one form library and one list', () => {
  it('import no other one', () => {
    const pages = sourceFiles().filter((file) => file.package === 'ui');
    expect(pages.length).toBeGreaterThan(100);
    const found = pages.flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => isExcluded(packageOf(specifier)))
        .map((specifier) => `${path} imports ${specifier}`),
    );
    expect(found).toEqual([]);
  });

  it('declare no other one', () => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFromRoot('ui/package.json')) as Declared;
    const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    expect(names).toContain('@tanstack/react-virtual');
    expect(names.filter(isExcluded)).toEqual([]);
  });

  it('lock no other one', () => {
    const { packages } = JSON.parse(readFromRoot('package-lock.json')) as { packages: Record<string, unknown> };
    const names = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter(isExcluded)).toEqual([]);
  });
});
