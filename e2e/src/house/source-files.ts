import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export const packages = [
  'contracts',
  'stores',
  'validation',
  'event-sourcing',
  'access',
  'test-engine',
  'template-engine',
  'command-service',
  'projections',
  'query-service',
  'ui',
  'app',
  'e2e',
  'bench',
] as const;
export type PackageName = (typeof packages)[number];

/** One source file of the house; `path` is within its package's `src`, `imports` are the specifiers as written. */
export type SourceFile = {
  readonly package: PackageName;
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
  readonly isTest: boolean;
};

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const read = (name: PackageName, path: string): SourceFile => {
  const text = readFileSync(`${root}${name}/src/${path}`, 'utf8');
  const imports = [...text.matchAll(importPattern)].map(([, specifier = '']) => specifier);
  return {
    package: name,
    path,
    text,
    imports,
    isTest: /(^|\/)samples?\/|\.(test|journey)\.tsx?$|(^|[/-])spec(-|\.)/.test(path),
  };
};

const filesOf = (name: PackageName): SourceFile[] =>
  readdirSync(`${root}${name}/src`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => read(name, path));

/** Every TypeScript file below the packages' `src`. */
export const sourceFiles = (): readonly SourceFile[] => packages.flatMap(filesOf);

export const readFromRoot = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
export const foldersIn = (path: string): string[] =>
  readdirSync(`${root}${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
