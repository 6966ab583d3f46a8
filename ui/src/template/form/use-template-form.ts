import type { LayoutSection, TemplateLayout } from '@clearbench/contracts/template/layout';
import { type RefCallback, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Problem } from '../../saga/problem.ts';
import { fieldAt } from './field-at.ts';
import type { FormValues } from './form-values.ts';
import { initialFormState, problemsIn, type TemplateFormState, templateFormReducer } from './template-form-state.ts';

/** What fields and groups report to the form. */
export type FormEvents = {
  change(path: string, value: string): void;
  leave(path: string): void;
  addEntry(section: LayoutSection): void;
  removeEntry(section: string, index: number): void;
};

export type TemplateFormHandle = {
  readonly state: TemplateFormState;
  /** The same object through all renders. */
  readonly events: FormEvents;
  /** Whether a value differs from the initial one. */
  readonly isTyped: boolean;
  /** The element that contains the fields. */
  readonly element: RefCallback<HTMLElement>;
  /** Calls `onValid` with the values, or shows every problem and focuses the first one. */
  submit(onValid: (values: FormValues) => void): void;
};

/** The id of the field at a path. */
export const idOfField = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** The form of a layout; a value that the server refuses is shown at the field that the response names. */
export const useTemplateForm = (layout: TemplateLayout, problem: Problem | undefined): TemplateFormHandle => {
  const reducer = useMemo(() => templateFormReducer(layout), [layout]);
  const [state, dispatch] = useReducer(reducer, layout, initialFormState);
  const [first] = useState(() => JSON.stringify(state.values));
  const element = useRef<HTMLElement>(null);
  const setElement = useCallback((found: HTMLElement | null) => {
    element.current = found;
  }, []);
  const { submits } = state;

  const path = fieldAt(problem?.params.place);
  useEffect(() => {
    if (!problem || path === undefined) return;
    const fieldProblem = { textKey: `error.${problem.errorKey}`, params: problem.params };
    dispatch({ type: 'refused', path, problem: fieldProblem });
    document.getElementById(idOfField(path))?.focus();
  }, [problem, path]);

  useEffect(() => {
    if (submits > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);

  const events = useMemo<FormEvents>(
    () => ({
      change: (path, value) => dispatch({ type: 'changed', path, value }),
      leave: (path) => dispatch({ type: 'left', path }),
      addEntry: (section) => dispatch({ type: 'entryAdded', section }),
      removeEntry: (section, index) => dispatch({ type: 'entryRemoved', section, index }),
    }),
    [],
  );
  return {
    state,
    events,
    isTyped: JSON.stringify(state.values) !== first,
    element: setElement,
    submit: (onValid) => {
      dispatch({ type: 'submitted' });
      if (Object.keys(problemsIn(layout, state.values)).length === 0) onValid(state.values);
    },
  };
};
