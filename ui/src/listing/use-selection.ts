import { useEffect, useRef, useState } from 'react';
import { listMemory } from './list-memory.ts';
import { follow, nothingChosen, type Selection } from './selection.ts';

/** The selection of a list, which follows its rows; a list that is shown again restores its active row. */
export const useSelection = (listKey: string, ids: readonly string[]) => {
  const [selection, setSelection] = useState<Selection>({
    ...nothingChosen,
    active: listMemory.positionOf(listKey).active,
  });
  const before = useRef(ids);

  useEffect(() => {
    const old = before.current;
    before.current = ids;
    const { index } = listMemory.positionOf(listKey);
    if (ids.length > 0) setSelection((current) => follow(current, old, ids, index));
  }, [ids, listKey]);
  useEffect(() => {
    const { active } = selection;
    const index = active === undefined ? -1 : ids.indexOf(active);
    if (active !== undefined && index >= 0) listMemory.keepActive(listKey, active, index);
  }, [listKey, selection, ids]);

  return [selection, setSelection] as const;
};
