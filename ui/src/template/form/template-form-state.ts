import type { LayoutSection, TemplateLayout } from '@clearbench/contracts/template/layout';
import { faultsIn } from './check-form.ts';
import { type FormValues, newEntry, startValues } from './form-values.ts';

/** Why a value is not accepted: the key of a text and its parameters. */
export type Problem = {
  readonly textKey: string;
  readonly params: Readonly<Record<string, string | number>>;
};

export type TemplateFormState = {
  readonly values: FormValues;
  /** The problems on screen, by the path of their field, e.g. `groups.payment.0.amount`. */
  readonly problems: Readonly<Record<string, Problem>>;
  /** How many times the user tried to create the file. */
  readonly submits: number;
};

export type TemplateFormAction =
  | { readonly type: 'changed'; readonly path: string; readonly value: string }
  | { readonly type: 'left'; readonly path: string }
  | { readonly type: 'entryAdded'; readonly section: LayoutSection }
  | { readonly type: 'entryRemoved'; readonly section: string; readonly index: number }
  | { readonly type: 'submitted' }
  | { readonly type: 'refused'; readonly path: string; readonly problem: Problem };

export const initialFormState = (layout: TemplateLayout): TemplateFormState => ({
  values: startValues(layout),
  problems: {},
  submits: 0,
});

/** The problems of all values, by the path of their field. */
export const problemsIn = (layout: TemplateLayout, values: FormValues): TemplateFormState['problems'] =>
  Object.fromEntries(
    Object.entries(faultsIn(layout, values)).map(([path, { fault, params }]) => [
      path,
      { textKey: `template.fault.${fault}`, params },
    ]),
  );

const withValue = (node: unknown, [step, ...rest]: readonly string[], value: string): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(node)) return node.with(Number(step), withValue(node[Number(step)], rest, value));
  const fields = node as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: withValue(fields[step], rest, value) };
};

/** Shows the problem of one field, or removes it where the value is valid. */
const judged = (layout: TemplateLayout, state: TemplateFormState, path: string): TemplateFormState => {
  const { [path]: shown, ...others } = state.problems;
  const problem = problemsIn(layout, state.values)[path];
  if (!problem) return shown ? { ...state, problems: others } : state;
  return { ...state, problems: { ...others, [path]: problem } };
};

const changed = (
  layout: TemplateLayout,
  state: TemplateFormState,
  { path, value }: { readonly path: string; readonly value: string },
): TemplateFormState => {
  const next = { ...state, values: withValue(state.values, path.split('.'), value) as FormValues };
  return state.submits > 0 || state.problems[path] ? judged(layout, next, path) : next;
};

const withEntries = (
  { values }: TemplateFormState,
  section: string,
  change: (entries: FormValues['groups'][string]) => FormValues['groups'][string],
): FormValues => ({ ...values, groups: { ...values.groups, [section]: change(values.groups[section] ?? []) } });

/** The problems after an entry is removed: those of later entries move up with their entry. */
const withoutEntry = (
  problems: TemplateFormState['problems'],
  section: string,
  index: number,
): TemplateFormState['problems'] => {
  const start = `groups.${section}.`;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, problem]) => {
      if (!path.startsWith(start)) return [[path, problem]];
      const [at, ...field] = path.slice(start.length).split('.');
      if (Number(at) === index) return [];
      return Number(at) < index ? [[path, problem]] : [[[start + (Number(at) - 1), ...field].join('.'), problem]];
    }),
  );
};

/**
 * A field shows its problem when the focus leaves it or when the form is submitted. From then on each change of the
 * value updates the problem.
 */
export const templateFormReducer =
  (layout: TemplateLayout) =>
  (state: TemplateFormState, action: TemplateFormAction): TemplateFormState => {
    switch (action.type) {
      case 'changed':
        return changed(layout, state, action);
      case 'left':
        return state.submits > 0 ? state : judged(layout, state, action.path);
      case 'entryAdded':
        return {
          ...state,
          values: withEntries(state, action.section.name, (entries) => [...entries, newEntry(action.section)]),
        };
      case 'entryRemoved': {
        const { section, index } = action;
        const values = withEntries(state, section, (entries) => entries.toSpliced(index, 1));
        return { ...state, values, problems: withoutEntry(state.problems, section, index) };
      }
      case 'submitted':
        return { ...state, submits: state.submits + 1, problems: problemsIn(layout, state.values) };
      case 'refused':
        return { ...state, problems: { ...state.problems, [action.path]: action.problem } };
    }
  };
