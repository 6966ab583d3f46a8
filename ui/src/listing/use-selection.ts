import { useEffect, useRef, useState } from 'react';
import { follow, nothingChosen, type Selection } from './selection.ts';

const remembered = new Map<string, string>();

/** The selection of a list, following its rows; a list left and shown again has its active row again. */
export const useSelection = (listKey: string, ids: readonly string[]) => {
  const [selection, setSelection] = useState<Selection>({ ...nothingChosen, active: remembered.get(listKey) });
  const before = useRef(ids);

  useEffect(() => {
    const old = before.current;
    before.current = ids;
    if (ids.length > 0) setSelection((current) => follow(current, old, ids));
  }, [ids]);
  useEffect(() => {
    if (selection.active !== undefined) remembered.set(listKey, selection.active);
  }, [listKey, selection.active]);

  return [selection, setSelection] as const;
};
