import { key, sourceFiles } from './source-files.ts';

/**
 * Files that make a regular expression at run time. A regular expression of JavaScript backtracks, so a pattern of a
 * user would let one value occupy the processor: patterns of users run in `contracts/src/template/linear-pattern.ts`
 * (RE2), and those of uploaded schemas in the model or in the schema threads, which have limits of time and memory.
 * Here the varying part is a constant of the product, or a text of which each special character is escaped.
 */
const known: Readonly<Record<string, 'constant' | 'escaped'>> = {
  'contracts/openapi-examples.ts': 'constant',
  'contracts/shown-name.ts': 'constant',
  'query-service/file/search/finder.ts': 'escaped',
  'query-service/push/live-address.ts': 'constant',
  'query-service/service/pages.ts': 'constant',
  'stores/mongo/mongo-connection.ts': 'constant',
  'ui/file/editor/report/transaction-of.ts': 'constant',
  'ui/parts/pick-items.ts': 'escaped',
  'ui/translation/administration/exchange.ts': 'constant',
  'ui/translation/administration/slots.ts': 'constant',
  'iso20022/code-sets/list-paths.ts': 'constant',
  'iso20022/envelopes/file-name-template.ts': 'constant',
  'iso20022/envelopes/name-in-profile.ts': 'constant',
  'iso20022/subsets/subset-notation.ts': 'constant',
  'authoring/form/form-edit.ts': 'constant',
  'rules/address/a-06-no-repetition/rule.ts': 'constant',
  'rules/direct-debit/d-02-creditor-identifier-structure/rule.ts': 'constant',
  'rules/file-header/h-09-file-name/rule.ts': 'constant',
  'rules/quick-fixes/inserted-values.ts': 'constant',
  'xml/tokenizer/names.ts': 'constant',
};

const atRunTime = /\bRegExp\(/;
const isOfProduct = (path: string): boolean =>
  !/^(?:e2e|bench|fake-servers)\//.test(path) && !/\/mutation\.ts$/.test(path);

describe('regular expressions', () => {
  it('made at run time contain no pattern of a user', () => {
    const found = sourceFiles()
      .filter((file) => !file.isTest && atRunTime.test(file.text))
      .map((file) => key(file).replace('/src/', '/'))
      .filter(isOfProduct);
    expect(found.toSorted()).toEqual(Object.keys(known).toSorted());
  });
});
