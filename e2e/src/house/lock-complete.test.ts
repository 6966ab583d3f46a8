import { readFromRoot } from './source-files.ts';

type Package = {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
const { packages } = JSON.parse(readFromRoot('package-lock.json')) as { packages: Record<string, Package> };

const isLocked = (name: string): boolean => Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));

/**
 * A lock file written without access to some platforms' packages omits them, and a clean install then fails everywhere.
 */
describe('lock file', () => {
  it('contains every optional package of every platform', () => {
    const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(optional.length).toBeGreaterThan(20);
    expect(optional.filter((name) => !isLocked(name))).toEqual([]);
  });

  it('contains no package of the SFTP server that compiles, and not its install script', () => {
    expect(packages['node_modules/ssh2']).toBeDefined();
    expect(packages['node_modules/ssh2']).not.toHaveProperty('hasInstallScript');
    expect(['cpu-features', 'nan', 'buildcheck'].filter(isLocked)).toEqual([]);
  });

  it('contains no registry', () => expect(readFromRoot('package-lock.json')).not.toMatch(/"resolved": "https?:/));
});
