import { defaultGrouping, type Grouping, groupings } from './report-rows.ts';

const key = 'clearbench-report-order';

/** The order of findings that this user chose last in this browser. */
export const rememberedGrouping = (storage: Pick<Storage, 'getItem'> = localStorage): Grouping =>
  groupings.find((grouping) => grouping === storage.getItem(key)) ?? defaultGrouping;

export const rememberGrouping = (grouping: Grouping, storage: Pick<Storage, 'setItem'> = localStorage): void => {
  storage.setItem(key, grouping);
};
