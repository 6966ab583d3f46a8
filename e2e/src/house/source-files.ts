import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export const packages = [
  'contracts',
  'client',
  'cli',
  'fake-servers',
  'stores',
  'xml',
  'yaml-reader',
  'calendars',
  'content-kind',
  'branding',
  'iso20022',
  'validation-engine',
  'rules',
  'validator',
  'authoring',
  'validator-tools',
  'event-sourcing',
  'access',
  'test-engine',
  'template-engine',
  'hosting',
  'command-service',
  'test-suites',
  'suite-runner',
  'projections',
  'query-service',
  'ui',
  'app',
  'e2e',
  'bench',
] as const;
export type PackageName = (typeof packages)[number];

/**
 * One source file of the packages; `path` is within its package's `src`, `imports` are the specifiers as written.
 * A test is a file with tests or journeys, or test code in a `testing` folder.
 */
export type SourceFile = {
  readonly package: PackageName;
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
  readonly isTest: boolean;
};

const importPattern = /(?<![\w'"/.-])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const read = (name: PackageName, path: string): SourceFile => {
  const text = readFileSync(`${root}${name}/src/${path}`, 'utf8');
  const imports = [...text.matchAll(importPattern)].map(([, specifier = '']) => specifier);
  return {
    package: name,
    path,
    text,
    imports,
    isTest: /(^|\/)testing\/|\.(test|journey)\.tsx?$/.test(path),
  };
};

const filesOf = (name: PackageName): SourceFile[] =>
  readdirSync(`${root}${name}/src`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => read(name, path));

export const key = (file: Pick<SourceFile, 'package' | 'path'>): string => `${file.package}/${file.path}`;

/** The files that a package names for an import such as `#parts-at-start`, one for each condition. */
const internal = (name: PackageName, specifier: string): string[] => {
  const { imports = {} } = JSON.parse(readFileSync(`${root}${name}/package.json`, 'utf8')) as {
    readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  return Object.values(imports[specifier] ?? {}).map((path) => path.replace('./src', name));
};

const resolved = (file: SourceFile, specifier: string): string[] => {
  if (specifier.startsWith('#')) return internal(file.package, specifier);
  if (specifier.startsWith('.')) return [`${file.package}${new URL(specifier, `file:///${file.path}`).pathname}`];
  return specifier.startsWith('@clearbench/') ? [`${specifier.replace('@clearbench/', '')}.ts`] : [];
};

/** The keys of the files that a file imports; an external import has a key without a file. */
export const importedBy = (file: SourceFile): string[] =>
  file.imports.flatMap((specifier) => resolved(file, specifier));

/** Every TypeScript file below the packages' `src`. */
export const sourceFiles = (): readonly SourceFile[] => packages.flatMap(filesOf);

export const readFromRoot = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
/** Paths from the root of every file below a folder with this ending. */
export const filesIn = (path: string, ending: string): string[] =>
  readdirSync(`${root}${path}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`);
export const foldersIn = (path: string): string[] =>
  readdirSync(`${root}${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
