import type { HistoryNoun } from '@clearbench/contracts/settings/history-routes';
import { channel } from 'redux-saga';
import { call, fork, put, takeEvery } from 'typed-redux-saga';
import type { RemovedItem } from '../listing/removed-list.tsx';
import { type Notice, notify, notifyProblem } from '../notice/notify.ts';
import { navigate } from '../page/navigate.ts';
import { problemOf } from '../saga/problem.ts';
import type { Feature } from '../store.ts';
import { type EditCalls, editSaga } from './edit-saga.ts';
import { editSlice, type Versioned } from './edit-state.ts';
import { type ListCalls, listSaga } from './list-saga.ts';
import { type ListSlice, listSlice } from './list-state.ts';

/** The fields whose changes by others are reported, in the order of the form, with the keys of their names. */
export type FieldNames<F extends object> = readonly (readonly [keyof F & string, string])[];

/** What the edit page of a resource needs besides its calls. */
type EditorDefinition<S extends F & Versioned, F extends object> = EditCalls<S, F> & {
  /** The key of its part of the store; for an admin resource, the prefix of `Edit` and `List` there. */
  readonly name: string;
  readonly fields: FieldNames<F>;
  /** The subject of the history; missing if the page shows none. */
  readonly noun?: HistoryNoun;
  /** The text key for "could not be read". */
  readonly readFailed: string;
};

/** State and saga of one edit page. */
export const resourceEditor = <S extends F & Versioned, F extends object>(definition: EditorDefinition<S, F>) => {
  const slice = editSlice<S, F>(definition.name);
  const feature: Feature = { slice, saga: editSaga<S, F>(slice, definition) };
  return { ...definition, edit: slice, features: [feature] };
};

export type ResourceEditor<S extends F & Versioned, F extends object> = ReturnType<typeof resourceEditor<S, F>>;

/** State and saga of one list. */
export const resourceList = <Item>({ name, ...calls }: ListCalls<Item> & { readonly name: string }) => {
  const items = listSlice<Item>(name);
  const feature: Feature = { slice: items, saga: listSaga(items, calls) };
  return { items, features: [feature] };
};

/** The calls for deleted resources that can be restored. */
export type Restoring = {
  list(): Promise<readonly RemovedItem[]>;
  restore(id: string): Promise<unknown>;
};

export type ResourceDefinition<Item, S extends F & Versioned, F extends object> = Omit<
  EditorDefinition<S, F>,
  'topic' | 'created' | 'removed'
> & {
  readonly noun: HistoryNoun;
  list(): Promise<readonly Item[]>;
  /** Topics of other resources whose changes alter the list. */
  readonly otherTopics?: readonly string[];
  readonly addresses: { readonly list: string; item(id: string): string };
  idOf(stored: S): string;
  /** The notices shown after one is created and after one is deleted. */
  readonly notices: { created(id: string): Notice; removed(stored: S): Notice };
  readonly restoring?: Restoring;
};

/** Restores a deleted resource when the user presses Undo in the notice of its deletion. */
const undoOf = <Item>(items: ListSlice<Item>, restoring: Restoring | undefined) => {
  const undone = channel<string>();
  const saga = function* () {
    yield* takeEvery(undone, function* (id: string) {
      if (!restoring) return;
      try {
        yield* call(restoring.restore, id);
        yield* put(items.actions.requested());
      } catch (error) {
        notifyProblem(problemOf(error));
      }
    });
  };
  const actionFor = (id: string) =>
    restoring ? { action: { textKey: 'removedList.undo', run: () => undone.put(id) } } : {};
  return { saga, actionFor };
};

/** A resource that administrators list, open, edit, create and delete; `ResourceList` and `ResourcePage` show it. */
export const adminResource = <Item, S extends F & Versioned, F extends object>(
  definition: ResourceDefinition<Item, S, F>,
) => {
  const { name, noun, addresses, notices, otherTopics = [], list, idOf, restoring } = definition;
  const items = listSlice<Item>(`${name}List`);
  const undo = undoOf(items, restoring);
  const readList = listSaga(items, { topics: [noun, ...otherTopics], list });
  const editor = resourceEditor<S, F>({
    ...definition,
    name: `${name}Edit`,
    topic: noun,
    created: (id) => {
      notify(notices.created(id));
      navigate(addresses.item(id));
    },
    removed: (stored) => {
      notify({ ...notices.removed(stored), ...undo.actionFor(idOf(stored)) });
      navigate(addresses.list);
    },
  });
  const listFeature: Feature = {
    slice: items,
    saga: function* () {
      yield* fork(readList);
      yield* fork(undo.saga);
    },
  };
  return { ...definition, ...editor, items, features: [listFeature, ...editor.features] };
};

export type AdminResource<Item, S extends F & Versioned, F extends object> = ReturnType<
  typeof adminResource<Item, S, F>
>;
