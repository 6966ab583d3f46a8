/** The active row and the selected rows; by id, so that rows can be added and removed. */
export type Selection = {
  readonly active: string | undefined;
  /** The row at which a range started. */
  readonly anchor: string | undefined;
  readonly chosen: ReadonlySet<string>;
};

export const nothingChosen: Selection = { active: undefined, anchor: undefined, chosen: new Set() };

const range = (ids: readonly string[], from: string | undefined, to: string): string[] => {
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
};

/** Moves to a row; the selection stays. */
export const goTo = (selection: Selection, id: string): Selection => ({ ...selection, active: id, anchor: id });

/** Moves down (or up) by a number of rows, at most to the ends; without an active row to the first or the last. */
export const moveBy = (selection: Selection, ids: readonly string[], step: number): Selection => {
  const at = selection.active === undefined ? -1 : ids.indexOf(selection.active);
  const start = at < 0 && step < 0 ? ids.length : at;
  const target = ids[Math.max(0, Math.min(ids.length - 1, start + step))];
  return target === undefined ? selection : goTo(selection, target);
};

/** Selects the range from its start to the row, and nothing else. */
export const extendTo = (selection: Selection, ids: readonly string[], id: string): Selection => {
  const anchor = selection.anchor ?? selection.active ?? id;
  return { active: id, anchor, chosen: new Set(range(ids, anchor, id)) };
};

export const extendBy = (selection: Selection, ids: readonly string[], step: number): Selection => {
  const { active } = moveBy(selection, ids, step);
  return active === undefined ? selection : extendTo(selection, ids, active);
};

export const toggle = (selection: Selection, id: string): Selection => {
  const chosen = new Set(selection.chosen);
  if (!chosen.delete(id)) chosen.add(id);
  return { active: id, anchor: id, chosen };
};

type Modifiers = { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** A click moves to a row; with Shift it selects the range, with Ctrl or Cmd this row only. */
export const click = (selection: Selection, ids: readonly string[], id: string, keys: Modifiers): Selection => {
  if (keys.shiftKey) return extendTo(selection, ids, id);
  return keys.ctrlKey || keys.metaKey ? toggle(selection, id) : goTo(selection, id);
};

export const chooseAll = (selection: Selection, ids: readonly string[]): Selection => ({
  ...selection,
  chosen: selection.chosen.size === ids.length ? new Set() : new Set(ids),
});

/**
 * After rows were added or removed: removed rows leave the selection, and the row that is now at the index of the
 * active row becomes active. `keptIndex` is the index of an active row that was not among the rows before.
 */
export const follow = (
  selection: Selection,
  before: readonly string[],
  ids: readonly string[],
  keptIndex = -1,
): Selection => {
  const here = new Set(ids);
  const chosen = [...selection.chosen].filter((id) => here.has(id));
  const { active } = selection;
  const stays = active === undefined || here.has(active);
  if (stays && chosen.length === selection.chosen.size) return selection;
  const known = active === undefined ? -1 : before.indexOf(active);
  const position = known < 0 ? keptIndex : known;
  const heir = ids[Math.min(Math.max(position, 0), ids.length - 1)];
  return { ...selection, active: stays ? active : heir, chosen: new Set(chosen) };
};

/** The rows that a command acts on: the selected rows, else the active row. */
export const subjects = ({ chosen, active }: Selection): string[] =>
  chosen.size > 0 ? [...chosen] : active === undefined ? [] : [active];
