import { codeListView } from '@clearbench/contracts/code-list/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { codesOn } from '@clearbench/validation/code-sets/list-as-of';
import { askedLists } from '@clearbench/validation/code-sets/rule-lists';
import type { Profile } from '@clearbench/validation/profile';
import { berlinClock } from '@clearbench/validation/rules/berlin-time';

/** Lists that rules ask and an administrator has changed, with the codes that may be used at an instant. */
export const changedLists = async (
  views: Pick<ReadModels, 'get'>,
  now: string,
): Promise<Pick<Profile, 'codeLists'>> => {
  const day = berlinClock(now).date;
  const lists = await Promise.all(askedLists.map((name) => views.get(codeListView, name)));
  const changed = lists.flatMap((list) => (list ? [[list.name, codesOn(list, day)] as const] : []));
  return changed.length === 0 ? {} : { codeLists: Object.fromEntries(changed) };
};
