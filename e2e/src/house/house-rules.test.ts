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
  contracts: 1,
  stores: 2,
  validation: 2,
  'event-sourcing': 3,
  access: 3,
  'test-engine': 3,
  'template-engine': 3,
  hosting: 4,
  ui: 4,
  projections: 5,
  'command-service': 6,
  'query-service': 6,
  app: 7,
  e2e: 8,
  bench: 8,
};

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

describe('the house', () => {
  it('lets a package import lower floors only', () => {
    const broken = own.flatMap((file) =>
      file.imports
        .map(packageOf)
        .filter((name) => name !== undefined && name !== file.package && floors[name] >= floors[file.package])
        .map((name) => `${file.package}/src/${file.path} imports ${name}`),
    );
    expect(broken).toEqual([]);
  });

  it('keeps slices from importing one another', () => {
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

  it('mirrors slices: every folder named in slices.ts is there, and a folder of a slice has the same name everywhere', () => {
    const known = new Set<string>(sliceNames);
    const strangers = sliced.flatMap((name) =>
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
    expect(strangers).toEqual([]);
  });

  it('lets only a main pick an adapter', () => {
    const adapter = /@clearbench\/stores\/(.+\/(memory|sqlite)|open-stores)$/;
    const mains: readonly PackageName[] = ['app', 'hosting', 'bench', 'e2e', 'stores'];
    const broken = own.filter(
      (file) => !mains.includes(file.package) && file.imports.some((specifier) => adapter.test(specifier)),
    );
    expect(places(broken)).toEqual([]);
  });

  it('keeps deciders, decisions, reactions and projections free of I/O', () => {
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

  it('lets the pages see contracts and validation only', () => {
    const broken = own
      .filter((file) => file.package === 'ui')
      .filter((file) =>
        file.imports.some(
          (specifier) =>
            /^node:/.test(specifier) || !['contracts', 'validation', undefined].includes(packageOf(specifier)),
        ),
      );
    expect(places(broken)).toEqual([]);
  });

  it('keeps validation, the engines and the contracts free of input and output', () => {
    const still: readonly PackageName[] = ['validation', 'test-engine', 'template-engine', 'contracts'];
    const broken = own
      .filter((file) => still.includes(file.package) && !file.path.startsWith('command-line/'))
      .filter((file) => file.imports.some((specifier) => /^node:(?!crypto)/.test(specifier)));
    expect(places(broken)).toEqual([]);
  });

  it('has no index.ts, no rooms for what belongs nowhere, no file past 300 lines', () => {
    const rooms = /(^|\/)(index\.tsx?$|(utils?|helpers?|common|shared|lib)\/)/;
    expect(places(files.filter(({ path }) => rooms.test(path)))).toEqual([]);
    const code = own.filter(({ path }) => !/(definitions|code-sets|field-names|texts|iso-countries)/.test(path));
    expect(places(code.filter(({ text }) => isTooLong(text)))).toEqual([]);
    const sheets = packages.flatMap((name) => filesIn(`${name}/src`, '.css'));
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter((path) => isTooLong(readFromRoot(path)))).toEqual([]);
  });

  it('spells no path of a call outside the contracts', () => {
    const broken = own
      .filter(({ package: name }) => ['ui', 'command-service', 'projections'].includes(name))
      .filter(({ text }) => /['"`]\/?api\/(?!docs)/.test(text));
    expect(places(broken)).toEqual([]);
  });

  it('forbids default exports, enums and classes but Failure and Refusal', () => {
    const classes = own.filter(
      ({ text, path }) => /^(export )?(abstract )?class /m.test(text) && path !== 'failure.ts',
    );
    expect(places(classes)).toEqual([]);
    expect(places(own.filter(({ text }) => /^export default /m.test(text)))).toEqual([]);
  });
});
