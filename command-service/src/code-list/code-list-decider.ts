import { isIsoDate } from '@clearbench/calendars/iso-date';
import type { CodeListCommand } from '@clearbench/contracts/code-list/commands';
import type { CodeListContent, CodeListEvent } from '@clearbench/contracts/code-list/events';
import { refuse } from '@clearbench/contracts/failure';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** `revision` counts the events; an existing list has the version of its last event, an unchanged built-in list 0. */
type CodeList = { readonly revision: number; readonly content: CodeListContent | undefined };

export const codeListStream = (name: string): string => `codeList-${name}`;

const byCode = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const checked = ({ title, subsetOf, codes }: CodeListContent): CodeListContent => {
  for (const [code, { validFrom, validTo }] of Object.entries(codes)) {
    const days = [validFrom, validTo].filter((day) => day !== undefined);
    const backwards = validFrom !== undefined && validTo !== undefined && validTo < validFrom;
    if (backwards || !days.every(isIsoDate)) return refuse('codeList.badPeriod', { code });
  }
  const sorted = Object.fromEntries(Object.entries(codes).toSorted(byCode));
  return { title, ...(subsetOf === undefined ? {} : { subsetOf }), codes: sorted };
};

type Save = Extract<CodeListCommand, { type: 'SaveCodeList' }>['data'];

const save = ({ name, content: wanted, basedOn, builtIn }: Save, list: CodeList): CodeListEvent[] => {
  const there = builtIn || list.content !== undefined;
  if (basedOn === undefined) {
    if (there) return refuse('codeList.alreadyAdded', { name });
    return [{ type: 'CodeListAdded', data: { name, content: checked(wanted) } }];
  }
  if (!there) return refuse('codeList.notFound', { name });
  const content = checked(wanted);
  const version = list.content === undefined ? 0 : list.revision;
  if (basedOn !== version) return refuse('codeList.stale', { expected: basedOn, actual: version });
  if (JSON.stringify(content) === JSON.stringify(list.content)) return [];
  return [{ type: 'CodeListChanged', data: { name, content } }];
};

/** A code list of administrators, or a built-in list with their changes. */
export const codeListDecider: Decider<CodeList, CodeListCommand, CodeListEvent> = {
  initialState: { revision: 0, content: undefined },
  decide({ type, data }, list) {
    switch (type) {
      case 'SaveCodeList':
        return save(data, list);
      case 'RemoveCodeList':
        if (list.content === undefined) return refuse('codeList.notFound', data);
        return [{ type: 'CodeListRemoved', data }];
    }
  },
  evolve({ revision }, { type, data }) {
    switch (type) {
      case 'CodeListAdded':
      case 'CodeListChanged':
        return { revision: revision + 1, content: data.content };
      case 'CodeListRemoved':
        return { revision: revision + 1, content: undefined };
    }
  },
};
