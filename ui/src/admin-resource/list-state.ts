import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

/** A list that is read as a whole. */
export type ListState<Item> = {
  readonly status: AsyncStatus;
  /** undefined until the first reply. */
  readonly items: readonly Item[] | undefined;
  readonly problem: Problem | undefined;
};

/** State and actions of a list that is read as a whole. */
export const listSlice = <Item>(name: string) => {
  const initial: ListState<Item> = { status: 'initial', items: undefined, problem: undefined };
  const actions = {
    requested: createAction(`${name}/requested`),
    succeeded: createAction(`${name}/succeeded`, (items: readonly Item[]) => ({ payload: items })),
    failed: createAction(`${name}/failed`, (problem: Problem) => ({ payload: problem })),
  };
  const { requested, succeeded, failed } = actions;
  return {
    reducerPath: name,
    actions,
    reducer: (state: ListState<Item> = initial, action: UnknownAction): ListState<Item> => {
      if (requested.match(action)) return { ...state, status: 'loading', problem: undefined };
      if (succeeded.match(action)) return { status: 'idle', items: action.payload, problem: undefined };
      return failed.match(action) ? { ...state, status: 'error', problem: action.payload } : state;
    },
    select: (root: { readonly [path: string]: ListState<Item> | undefined }): ListState<Item> => root[name] ?? initial,
  };
};

export type ListSlice<Item> = ReturnType<typeof listSlice<Item>>;
