import { type SliceName, sliceNames } from '@clearbench/contracts/slice-names';
import {
  filesIn,
  foldersIn,
  type PackageName,
  packages,
  readFromRoot,
  type SourceFile,
  sourceFiles,
} from './source-files.ts';

const floors: Readonly<Record<PackageName, number>> = {
  'fake-servers': 1,
  contracts: 1,
  client: 1,
  cli: 2,
  stores: 2,
  xml: 2,
  'yaml-reader': 2,
  calendars: 2,
  'content-kind': 2,
  branding: 3,
  iso20022: 3,
  'event-sourcing': 3,
  access: 3,
  'validation-engine': 4,
  rules: 5,
  validator: 6,
  authoring: 7,
  'test-engine': 7,
  'template-engine': 7,
  hosting: 8,
  'test-suites': 8,
  ui: 8,
  projections: 9,
  'command-service': 10,
  'query-service': 10,
  'suite-runner': 11,
  app: 11,
  'validator-tools': 12,
  e2e: 12,
  bench: 13,
};

/** Packages without input and output; the server, the pages and the command line import them. */
const pure: readonly PackageName[] = [
  'contracts',
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
];

/** The files of the errors: what is thrown is an instance of a class. */
const errorClasses: readonly string[] = ['failure.ts', 'client-error.ts', 'command-failure.ts'];

const files = sourceFiles();
const own = files.filter(({ isTest }) => !isTest);
const places = (broken: readonly SourceFile[]): string[] => broken.map((file) => `${file.package}/src/${file.path}`);
const packageOf = (specifier: string): PackageName | undefined =>
  packages.find((name) => specifier.startsWith(`@clearbench/${name}/`));
const sliceOf = (path: string): SliceName | undefined => sliceNames.find((name) => path.startsWith(`${name}/`));
const sliced: readonly PackageName[] = ['command-service', 'projections', 'query-service'];

const isTooLong = (text: string): boolean => text.split('\n').length > 301;
const target = ({ path }: SourceFile, specifier: string): string =>
  new URL(specifier, `file:///${path}`).pathname.slice(1);

describe('house rules', () => {
  it('allow imports from lower floors only', () => {
    const broken = own.flatMap((file) =>
      file.imports
        .map(packageOf)
        .filter((name) => name !== undefined && name !== file.package && floors[name] >= floors[file.package])
        .map((name) => `${file.package}/src/${file.path} imports ${name}`),
    );
    expect(broken).toEqual([]);
  });

  it('forbid imports between slices', () => {
    const broken = own
      .filter((file) => sliced.includes(file.package))
      .filter((file) => {
        const slice = sliceOf(file.path);
        const reached = file.imports
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => sliceOf(target(file, specifier)));
        return slice !== undefined && reached.some((other) => other !== undefined && other !== slice);
      });
    expect(places(broken)).toEqual([]);
  });

  it('require the same folder name of a slice in every package', () => {
    const known = new Set<string>(sliceNames);
    const unexpected = sliced.flatMap((name) =>
      foldersIn(`${name}/src`)
        .filter((folder) => !known.has(folder))
        .filter((folder) =>
          own.some(
            (file) =>
              file.package === name && file.path.startsWith(`${folder}/`) && /-(decider|queries)\.ts$/.test(file.path),
          ),
        )
        .map((folder) => `${name}/src/${folder}`),
    );
    expect(unexpected).toEqual([]);
  });

  it('allow adapters in mains only', () => {
    const adapter = /@clearbench\/stores\/(.+\/(memory|sqlite)|open-stores)$/;
    const mains: readonly PackageName[] = ['app', 'hosting', 'suite-runner', 'bench', 'e2e', 'stores'];
    const broken = own.filter(
      (file) => !mains.includes(file.package) && file.imports.some((specifier) => adapter.test(specifier)),
    );
    expect(places(broken)).toEqual([]);
  });

  it('forbid I/O in deciders, decisions, reactions and projections', () => {
    const pure = own.filter(
      (file) =>
        /-(decider|decisions|reactions)\.ts$/.test(file.path) ||
        (file.package === 'projections' && !/^(slices\.ts|main\.ts|service\/)/.test(file.path)),
    );
    const io =
      /^node:|^express$|\/stores\/(?!document-store\/document-store)|event-sourcing\/(clock|projector|reactor|serving)/;
    const clock = /\b(Date\.now|new Date\(\)|Math\.random|crypto\.random|process\.)/;
    const broken = pure.filter((file) => file.imports.some((specifier) => io.test(specifier)) || clock.test(file.text));
    expect(pure.length).toBeGreaterThan(10);
    expect(places(broken)).toEqual([]);
  });

  it('allow the pages to import the contracts and packages without I/O only', () => {
    const broken = own
      .filter((file) => file.package === 'ui')
      .filter((file) =>
        file.imports.some(
          (specifier) => /^node:/.test(specifier) || ![...pure, undefined].includes(packageOf(specifier)),
        ),
      );
    expect(places(broken)).toEqual([]);
  });

  it('forbid I/O in the contracts, the validator and the engines', () => {
    const still: readonly PackageName[] = [...pure, 'test-engine', 'template-engine', 'test-suites'];
    const broken = own
      .filter((file) => still.includes(file.package) && !file.path.startsWith('command-line/'))
      .filter((file) => file.imports.some((specifier) => /^node:(?!crypto)/.test(specifier)));
    expect(places(broken)).toEqual([]);
  });

  it('forbid index.ts, folders without a subject, and files above 300 lines', () => {
    const rooms = /(^|\/)(index\.tsx?$|(utils?|helpers?|common|shared|lib)\/)/;
    expect(places(files.filter(({ path }) => rooms.test(path)))).toEqual([]);
    const written = own.filter(({ path }) => !path.startsWith('generated/'));
    expect(places(written.filter(({ text }) => isTooLong(text)))).toEqual([]);
    const sheets = packages.flatMap((name) => filesIn(`${name}/src`, '.css'));
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter((path) => isTooLong(readFromRoot(path)))).toEqual([]);
  });

  it('forbid API paths outside the contracts', () => {
    const broken = own
      .filter(({ package: name }) => ['ui', 'command-service', 'projections'].includes(name))
      .filter(({ text }) => /['"`]\/?api\/(?!docs)/.test(text));
    expect(places(broken)).toEqual([]);
  });

  it('require one constant for the length of an hour and of a day', () => {
    const length = /\b(?:86_?400_?000|3_?600_?000)\b|\b60 \* 60 \* 1_?000\b/;
    const broken = own
      .filter(({ package: name, path }) => name !== 'e2e' && name !== 'bench' && path !== 'time/durations.ts')
      .filter(({ text }) => length.test(text));
    expect(places(broken)).toEqual([]);
  });

  it('forbid default exports, enums and classes except errors', () => {
    const classes = own.filter(
      ({ text, path }) => /^(export )?(abstract )?class /m.test(text) && !errorClasses.includes(path),
    );
    expect(places(classes)).toEqual([]);
    expect(places(own.filter(({ text }) => /^export default /m.test(text)))).toEqual([]);
  });
});
