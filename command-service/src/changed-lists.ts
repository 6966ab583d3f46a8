import { codeListView } from '@clearbench/contracts/code-list/views';
import type { CodePeriod, Profile } from '@clearbench/iso20022/profile';
import { checkedLists } from '@clearbench/rules/rule-lists';
import type { ReadModels } from '@clearbench/stores/read-models';

type Listed = { readonly codes: Readonly<Record<string, CodePeriod>> };

const periodsOf = ({ codes }: Listed): Readonly<Record<string, CodePeriod>> =>
  Object.fromEntries(
    Object.entries(codes).map(([code, { validFrom, validTo }]) => [
      code,
      { ...(validFrom ? { validFrom } : {}), ...(validTo ? { validTo } : {}) },
    ]),
  );

/** The changed code lists that rules use, with the validity of each code. */
export const changedLists = async (views: Pick<ReadModels, 'get'>): Promise<Pick<Profile, 'codeLists'>> => {
  const lists = await Promise.all(checkedLists.map((name) => views.get(codeListView, name)));
  const changed = lists.flatMap((list) => (list ? [[list.name, periodsOf(list)] as const] : []));
  return changed.length === 0 ? {} : { codeLists: Object.fromEntries(changed) };
};
