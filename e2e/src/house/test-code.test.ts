import { readFromRoot, type SourceFile, sourceFiles } from './source-files.ts';
import { misplacedTestCode, testCodeInProduct, unnamedTestCode } from './test-code.ts';

const file = (path: string, text = '', more: Partial<SourceFile> = {}): SourceFile => ({
  package: 'stores',
  path,
  text,
  imports: [...text.matchAll(/import '([^']+)'/g)].map(([, specifier = '']) => specifier),
  isTest: /testing\/|\.test\.ts$/.test(path),
  ...more,
});
const isMain = ({ path }: SourceFile): boolean => path === 'main.ts';

const commands = [
  readFromRoot('app/start.mjs'),
  ...Object.values(JSON.parse(readFromRoot('package.json')).scripts as Record<string, string>),
];
/** Files that are started by name: from the scripts, from `start.mjs`, or by the browser; declarations are not started. */
const isProgram = ({ package: name, path, isTest }: SourceFile): boolean =>
  !isTest && (/(^|\/)main\.tsx?$|\.d\.ts$/.test(path) || commands.some((line) => line.includes(`${name}/src/${path}`)));

describe('test code', () => {
  it('is found when product code imports it', () => {
    const files = [
      file('main.ts', "import './testing/event.fixture.ts'; import './main.test.ts';"),
      file('worker.ts', "new Worker(new URL('./testing/worker.fixture.ts', import.meta.url))"),
      file('servers.ts', "import '@clearbench/bench/mongo/server';"),
      file('main.test.ts', "import './testing/event.fixture.ts'; import './main.ts';"),
      file('testing/event.fixture.ts'),
      file('testing/worker.fixture.ts', "import '@clearbench/bench/mongo/server';"),
      file('mongo/server.ts', '', { package: 'bench' }),
    ];
    expect(testCodeInProduct(files)).toEqual([
      'stores/main.ts uses stores/testing/event.fixture.ts',
      'stores/main.ts uses stores/main.test.ts',
      'stores/worker.ts uses stores/testing/worker.fixture.ts',
      'stores/servers.ts uses bench/mongo/server.ts',
    ]);
  });

  it('is found when it is outside a testing folder', () => {
    const files = [
      file('main.ts', "import './used.ts'; new Worker(new URL('./worker.ts', import.meta.url));"),
      file('used.ts', "import '@clearbench/contracts/used';"),
      file('used.ts', '', { package: 'contracts' }),
      file('worker.ts'),
      file('sample.ts', "import './part-of-sample.ts';"),
      file('part-of-sample.ts'),
      file('used.test.ts', "import './used.ts'; import './sample.ts'; import './testing/event.fixture.ts';"),
      file('testing/event.fixture.ts'),
    ];
    expect(misplacedTestCode(files, isMain)).toEqual(['stores/sample.ts', 'stores/part-of-sample.ts']);
  });

  it('is found when its name does not say what it is', () => {
    const names = ['event.fixture.ts', 'page.fixture.tsx', 'disk.fake.ts', 'spec.ts', 'spec-find.ts', 'a-spec.ts'];
    const files = [...names, 'a.test.ts', 'sample.ts', 'inspect.ts'].map((name) => file(`testing/${name}`));
    expect(unnamedTestCode(files)).toEqual(['stores/testing/sample.ts', 'stores/testing/inspect.ts']);
  });

  const files = sourceFiles();

  it('is not used by product code', () => expect(testCodeInProduct(files)).toEqual([]));

  it('is in testing folders', () => {
    expect(files.filter(isProgram).length).toBeGreaterThan(10);
    expect(misplacedTestCode(files, isProgram)).toEqual([]);
  });

  it('is named as a fixture, a fake, a spec of a port or a test', () => expect(unnamedTestCode(files)).toEqual([]));

  it('starts the product as a separate process in journeys only, which `npm run e2e` runs', () => {
    const starting = files.filter(
      ({ path, imports }) =>
        path.endsWith('.test.ts') &&
        imports.some((one) => /\/(running-server|run-service|installation)\.ts$/.test(one)),
    );
    expect(starting.map(({ path }) => path)).toEqual([]);
  });
});
