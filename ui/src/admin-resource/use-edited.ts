import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ResourceEditor } from './admin-resource.ts';
import { type EditState, isUnsaved, type Versioned } from './edit-state.ts';

/** The resource on an edit page, with its commands. */
export type Edited<S extends Versioned, F extends object> = EditState<S, F> & {
  readonly isNew: boolean;
  readonly unsaved: boolean;
  /** The fields as the form shows them: the initial values, what is stored, and the user's changes. */
  readonly shown: F;
  change(fields: Partial<F>): void;
  discard(): void;
  save(): void;
  remove(how: string): void;
};

export const useEdited = <S extends F & Versioned, F extends object>({
  edit,
  initial,
}: Pick<ResourceEditor<S, F>, 'edit' | 'initial'>): Edited<S, F> => {
  const dispatch = useDispatch();
  const state = useSelector(edit.select);
  const { id, stored, draft } = state;
  const commands = useMemo(() => {
    const { changed, discarded, saveRequested, removeRequested } = edit.actions;
    return {
      change: (fields: Partial<F>) => void dispatch(changed(fields)),
      discard: () => void dispatch(discarded()),
      save: () => void dispatch(saveRequested()),
      remove: (how: string) => void dispatch(removeRequested(how)),
    };
  }, [dispatch, edit]);
  const shown: F = useMemo(() => ({ ...initial, ...stored, ...draft }), [initial, stored, draft]);
  return { ...state, ...commands, isNew: id === '', unsaved: isUnsaved(state), shown };
};
