import type { CodeListContent } from '@clearbench/contracts/code-list/events';
import {
  deleteCodeListRoute,
  exportCodeListRoute,
  readCodeListCsvRoute,
  saveCodeListRoute,
} from '@clearbench/contracts/code-list/routes';
import { codeListView } from '@clearbench/contracts/code-list/views';
import { Failure } from '@clearbench/contracts/failure';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { builtInList, builtInNames, isBuiltInList } from '@clearbench/iso20022/code-sets/built-in-lists';
import { rulesAsking } from '@clearbench/rules/rule-lists';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { codesFromCsv, csvOf } from './code-list-csv.ts';
import { codeListDecider, codeListStream } from './code-list-decider.ts';

type Views = Pick<ReadModels, 'find'>;
type Part = Pick<CodeListContent, 'subsetOf' | 'codes'> & { readonly name: string };

const mostLists = 500;

/** The current subsets of a list. */
const partsOf = async (views: Views, name: string): Promise<readonly Part[]> => {
  const sort = { field: 'name', direction: 'ascending' } as const;
  const { items } = await views.find(codeListView, { where: [], sort, limit: mostLists });
  const own = new Set(items.map((list) => list.name));
  const product = builtInNames.flatMap((one) => {
    const content = own.has(one) ? undefined : builtInList(one);
    return content ? [{ ...content, name: one }] : [];
  });
  return [...product, ...items].filter(({ subsetOf }) => subsetOf === name);
};

/** The users of a list: rules by id, and its subsets. */
const usersOf = async (views: Views, name: string): Promise<readonly string[]> => [
  ...rulesAsking(name),
  ...(await partsOf(views, name)).map((part) => part.name),
];

/** The first code to be removed that a subset contains, with these subsets. */
const neededCode = async (
  views: Views,
  name: string,
  codes: CodeListContent['codes'],
): Promise<{ readonly code: string; readonly lists: readonly string[] } | undefined> => {
  const parts = await partsOf(views, name);
  const code = parts.flatMap((part) => Object.keys(part.codes)).find((one) => !Object.hasOwn(codes, one));
  if (code === undefined) return undefined;
  return { code, lists: parts.filter((part) => Object.hasOwn(part.codes, code)).map((part) => part.name) };
};

type Parts = Pick<CommandContext, 'handle' | 'views'>;

const listOf = async ({ views }: Parts, name: string): Promise<CodeListContent | undefined> =>
  (await views.get(codeListView, name)) ?? builtInList(name);

/** A subset has only codes of its parent; a subset cannot be a parent; built-in subsets keep their parent. */
const checkParent = async (parts: Parts, name: string, { subsetOf, codes }: CodeListContent): Promise<void> => {
  const product = builtInList(name);
  if (product && product.subsetOf !== subsetOf)
    throw new Failure('codeList.badParent', { list: subsetOf ?? product.subsetOf ?? '' });
  if (subsetOf === undefined) return;
  const parent = await listOf(parts, subsetOf);
  if (!parent || parent.subsetOf !== undefined || subsetOf === name)
    throw new Failure('codeList.badParent', { list: subsetOf });
  const strange = Object.keys(codes).find((code) => !Object.hasOwn(parent.codes, code));
  if (strange !== undefined) throw new Failure('codeList.notInParent', { list: subsetOf, code: strange });
};

/** Codes of subsets cannot be removed from their parent. */
const checkParts = async ({ views }: Parts, name: string, { codes }: CodeListContent): Promise<void> => {
  const needed = await neededCode(views, name, codes);
  if (needed) throw new Failure('codeList.codeInUse', { code: needed.code, lists: needed.lists.join(', ') });
};

const checkContent = async (parts: Parts, name: string, content: CodeListContent): Promise<void> => {
  await checkParent(parts, name, content);
  await checkParts(parts, name, content);
};

/** A list that rules, lists or templates use cannot be deleted; a changed built-in list is reset. */
const checkUnused = async (parts: Parts, name: string): Promise<void> => {
  const changed = (await parts.views.get(codeListView, name)) !== undefined;
  if (!changed && !isBuiltInList(name)) throw new Failure('codeList.notFound', { name });
  const product = builtInList(name);
  if (changed && product) return checkContent(parts, name, product);
  const users = await usersOf(parts.views, name);
  if (users.length > 0)
    throw new Failure('codeList.inUse', { count: users.length, users: users.slice(0, 5).join(', ') });
  if (!changed) throw new Failure('codeList.builtIn', { name });
};

const encoder = new TextEncoder();

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(text);
}

/** The commands for code lists. */
export const codeListEndpoints = (parts: Parts): Endpoint[] => [
  serve(saveCodeListRoute, async ({ body: { name, basedOn, ...content }, metadata, at }) => {
    await checkContent(parts, name, content);
    const data = { name, content, basedOn, builtIn: isBuiltInList(name) };
    const command = { type: 'SaveCodeList', data, at } as const;
    const { position, events, revision } = await parts.handle(codeListDecider, codeListStream(name), command, metadata);
    await parts.views.reached(position, [codeListView]);
    return { reply: { position, name, version: events.length === 0 ? (basedOn ?? revision) : revision }, position };
  }),
  serve(deleteCodeListRoute, async ({ params: { name }, metadata, at }) => {
    await checkUnused(parts, name);
    const command = { type: 'RemoveCodeList', data: { name }, at } as const;
    const { position } = await parts.handle(codeListDecider, codeListStream(name), command, metadata);
    await parts.views.reached(position, [codeListView]);
    return { reply: { position }, position };
  }),
  serve(readCodeListCsvRoute, async ({ body: { csv } }) => ({ reply: { codes: codesFromCsv(csv) } })),
  serve(exportCodeListRoute, async ({ params: { name } }) => {
    const list = await listOf(parts, name);
    if (!list) throw new Failure('codeList.notFound', { name });
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    };
    return { stream: inOnePiece(csvOf(list.codes)), headers };
  }),
];
