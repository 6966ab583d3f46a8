import { checkFile } from './check-file.ts';
import { namesWith } from './names-of-product.ts';

const settings = 'suite: S\nvariables: { bank: ZYAADEF0XXX }\n';
const paths = new Set(['suite.yaml', 'a.yaml']);
const check = (path: string, text: string, of = settings) => checkFile({ path, text, settings: of, paths });
const keysOf = (path: string, text: string, of = settings) =>
  check(path, text, of).problems.map(({ errorKey, line }) => `${line} ${errorKey}`);

describe('an edited file of a suite', () => {
  const step = 'steps:\n  - send: { template: sct-typical, values: { remittance: "${bank}" } }\n';

  it('knows the variables of the suite', () => {
    expect(check('a.yaml', `case: A\n${step}`)).toEqual({ problems: [], cases: 1 });
    expect(keysOf('a.yaml', `case: A\n${step}`, 'suite: S\n')).toEqual(['3 suite.unknownName']);
  });

  it('does not report names while the settings have errors', () =>
    expect(keysOf('a.yaml', `case: A\n${step}`, 'suite: [')).toEqual([]));

  it('reports each error once', () => {
    const keys = keysOf('a.yaml', 'case: A\ntags:\n  - expect: { transfer: { statu');
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.length).toBeGreaterThan(0);
  });

  it('with settings reports fields and files that do not exist', () => {
    expect(keysOf('suite.yaml', 'suite: S\ncolour: red\n')).toEqual(['2 suite.unknownField']);
    expect(keysOf('suite.yaml', 'suite: S\ncases: [a.yaml, b.yaml]\n')).toEqual(['1 suite.fileMissing']);
  });

  it('knows the messages of formats that administrators added, also by their beginning', () => {
    const text = `case: A\n${step.replace('"${bank}"', 'x')}  - expect: { answer: { message: acmt.023 } }\n`;
    const keys = (messages: readonly string[]) => {
      const file = { path: 'a.yaml', text, settings, paths };
      return checkFile(file, namesWith({ environments: [], templates: [], messages })).problems;
    };
    expect(keys([])).toMatchObject([{ line: 4, errorKey: 'suite.unknownMessage' }]);
    expect(keys(['acmt.023.001.02'])).toEqual([]);
    expect(keys(['acmt.024.001.02'])).toHaveLength(1);
  });

  it('that cases use has no format', () => expect(check('messages/a.xml', '<a')).toEqual({ problems: [], cases: 0 }));
});
