import type { CodeListContent } from '@clearbench/contracts/code-list/events';
import {
  type CodeListDetails,
  type CodeListOverview,
  listCodeListsRoute,
  readCodeListRoute,
} from '@clearbench/contracts/code-list/routes';
import { type CodeListDocument, codeListView } from '@clearbench/contracts/code-list/views';
import { Failure } from '@clearbench/contracts/failure';
import { templateView } from '@clearbench/contracts/template/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { builtInList, builtInNames, isBuiltInList } from '@clearbench/iso20022/code-sets/built-in-lists';
import { codesWritten } from '@clearbench/iso20022/code-sets/list-paths';
import { rulesAsking, rulesReaching } from '@clearbench/rules/rule-lists';
import type { QueryContext } from '../query-context.ts';

type Views = QueryContext['views'];
type Listed = CodeListContent & Pick<CodeListDocument, 'name' | 'version'> & { readonly changed: boolean };

const mostLists = 500;
const mostTemplates = 500;

/** Every current list: the administrators' version, else the built-in one. */
const everyList = async (views: Views): Promise<readonly Listed[]> => {
  const sort = { field: 'name', direction: 'ascending' } as const;
  const { items } = await views.find(codeListView, { where: [], sort, limit: mostLists });
  const own = new Set(items.map(({ name }) => name));
  const product = builtInNames.flatMap((name) => {
    const content = own.has(name) ? undefined : builtInList(name);
    return content ? [{ ...content, name, version: 0, changed: false }] : [];
  });
  const all = [...items.map((item) => ({ ...item, changed: true })), ...product];
  return all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

const overviewOf = ({ name, title, subsetOf, codes, version, changed }: Listed): CodeListOverview => ({
  name,
  title,
  builtIn: isBuiltInList(name),
  changed,
  ...(subsetOf === undefined ? {} : { subsetOf }),
  count: Object.keys(codes).length,
  version,
  rules: [...rulesReaching(name)],
});

const partOf = ({ name, title, codes }: Listed): CodeListDetails['usedBy']['subsets'][number] => ({
  name,
  title,
  builtIn: isBuiltInList(name),
  codes: Object.keys(codes),
  rules: [...rulesAsking(name)],
});

/** Titles of the templates that write a code of the list, by code. */
const templatesByCode = async (views: Views, name: string): Promise<Record<string, string[]>> => {
  const sort = { field: 'templateName', direction: 'ascending' } as const;
  const { items } = await views.find(templateView, { where: [], sort, limit: mostTemplates });
  const byCode = new Map<string, string[]>();
  for (const template of items)
    for (const code of codesWritten(name, template)) byCode.set(code, [...(byCode.get(code) ?? []), template.title]);
  return Object.fromEntries(byCode);
};

/** Code lists for administrators. */
export const codeListQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listCodeListsRoute, async () => ({ reply: (await everyList(views)).map(overviewOf) })),
  serve(readCodeListRoute, async ({ params: { name } }) => {
    const lists = await everyList(views);
    const list = lists.find((one) => one.name === name);
    if (!list) throw new Failure('codeList.notFound', { name });
    const usedBy = {
      rules: [...rulesAsking(name)],
      subsets: lists.filter(({ subsetOf }) => subsetOf === name).map(partOf),
      templates: await templatesByCode(views, list.subsetOf ?? name),
    };
    return { reply: { ...list, builtIn: isBuiltInList(name), usedBy } };
  }),
];
