import { codeListView } from '@clearbench/contracts/code-list/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { askedLists } from '@clearbench/validation/code-sets/rule-lists';
import type { CodePeriod, Profile } from '@clearbench/validation/profile';

type Listed = { readonly codes: Readonly<Record<string, CodePeriod>> };

const periodsOf = ({ codes }: Listed): Readonly<Record<string, CodePeriod>> =>
  Object.fromEntries(
    Object.entries(codes).map(([code, { validFrom, validTo }]) => [
      code,
      { ...(validFrom ? { validFrom } : {}), ...(validTo ? { validTo } : {}) },
    ]),
  );

/** Lists that rules ask and an administrator has changed, with the days on which each code may be used. */
export const changedLists = async (views: Pick<ReadModels, 'get'>): Promise<Pick<Profile, 'codeLists'>> => {
  const lists = await Promise.all(askedLists.map((name) => views.get(codeListView, name)));
  const changed = lists.flatMap((list) => (list ? [[list.name, periodsOf(list)] as const] : []));
  return changed.length === 0 ? {} : { codeLists: Object.fromEntries(changed) };
};
