import { readSuiteNamesRoute, type SuiteNames } from '@clearbench/contracts/suite/names-route';
import type { SuiteDetails } from '@clearbench/contracts/suite/routes';
import { ruleTexts } from '@clearbench/rules/rule-pages/rule-texts';
import { caller } from '../http/http-caller.ts';
import { texts } from '../translation/texts.ts';
import { namesInScope } from './names-in-scope.ts';
import { nameKindAt, namesOfKind, namesOfPlaceholders, type OfferedName } from './offered-names.ts';

const readNames = caller(readSuiteNamesRoute);

type ValueOfField = {
  readonly path: readonly string[];
  readonly field: string;
  readonly text: string;
  readonly lineNumber: number;
};

/** The names of a suite for its editor; they are read when the first is needed, and a failed request is repeated. */
export const namesForEditor = ({ suiteId, variables }: Pick<SuiteDetails, 'suiteId' | 'variables'>) => {
  let known: Promise<SuiteNames | undefined> | undefined;
  const names = (): Promise<SuiteNames | undefined> => {
    known ??= readNames({ params: { suiteId } }).catch(() => {
      known = undefined;
      return undefined;
    });
    return known;
  };
  return {
    /** The names that the value of a field may have. */
    at: async ({ path, field, text, lineNumber }: ValueOfField): Promise<readonly OfferedName[]> => {
      const kind = nameKindAt(path, field);
      const all = kind && (await names());
      if (kind === undefined || all === undefined) return [];
      const titles = kind === 'rule' ? await ruleTexts(texts.language) : {};
      return namesOfKind(kind, all, { scope: namesInScope(text, lineNumber), ruleTexts: titles });
    },
    /** The names that a placeholder in a line may have. */
    ofPlaceholders: async (text: string, lineNumber: number): Promise<readonly OfferedName[]> => {
      const all = await names();
      return all === undefined ? [] : namesOfPlaceholders(namesInScope(text, lineNumber), variables, all);
    },
  };
};
