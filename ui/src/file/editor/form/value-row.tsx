import type { FormNode, FormValue } from '@clearbench/authoring/form/form-node';
import type { TFunction } from 'i18next';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDate } from '../../../translation/full-date.ts';
import { FieldFindings } from './field-findings.tsx';
import { FieldName, spokenName } from './field-name.tsx';
import { useFormWork } from './form-context.ts';
import { RowActions } from './row-actions.tsx';
import { ValueControl } from './value-control.tsx';

/** Why a value is invalid. */
const faultText = (t: TFunction, { fault, input }: FormValue): string | undefined => {
  if (fault === undefined) return undefined;
  const facts = { ...input } as Record<string, unknown>;
  return t(`editor.form.fault.${fault}`, { ...facts, defaultValue: t('editor.form.fault.other') });
};

type Props = {
  readonly node: FormNode & { readonly field: FormValue };
  /** The choice of which this is the selected option; it gives the row its name and its list of options. */
  readonly choice?: { readonly node: FormNode; readonly ways: ReactNode };
};

/** The meaning of a code, or the weekday of a date. */
const meaningOf = ({ value, input }: FormValue, language: string): string | undefined => {
  if (input.kind === 'date' || input.kind === 'dateTime') return fullDate(value, language) || undefined;
  return input.kind === 'listed' ? input.choices.find(({ code }) => code === value)?.text : undefined;
};

/** The help of the field; for a choice, also the help of the selected option. */
const hintOf = (named: FormNode, node: FormNode): string | undefined =>
  [named.meaning, named === node ? undefined : node.meaning].filter(Boolean).join(' ') || undefined;

/** A field with its name, its control, its error and its actions. */
export const ValueRow = ({ node, choice }: Props) => {
  const { t, i18n } = useTranslation();
  const { fixed, change, current, findings } = useFormWork();
  const id = useId();
  const { path, field, attribute } = node;
  const named = choice?.node ?? node;
  const name = spokenName(named);
  // The report replaces this message when it has validated the text.
  const isReported = findings.get(path)?.some(({ ruleId }) => ruleId === 'T-03' || ruleId === 'E-04');
  const fault = isReported ? undefined : (faultText(t, field) ?? (attribute && faultText(t, attribute)));
  const meaning = meaningOf(field, i18n.language);
  const hint = hintOf(named, node);
  const descriptions = [
    hint && `${id}-hint`,
    fault && `${id}-fault`,
    meaning && `${id}-meaning`,
    findings.has(path) && `${id}-findings`,
  ];
  const shared = { required: node.required, fixed, describedBy: descriptions.filter(Boolean).join(' ') || undefined };
  return (
    <div
      className="fm-row"
      data-path={path}
      data-way={choice?.node.path}
      data-current={(current !== undefined && [path, choice?.node.path].includes(current)) || undefined}
    >
      <label className="fm-name" htmlFor={id} title={hint}>
        <FieldName node={named} />
      </label>
      {hint && (
        <span id={`${id}-hint`} hidden>
          {hint}
        </span>
      )}
      <div className="fm-control">
        <div className="fm-value">
          {choice?.ways}
          {attribute && (
            <ValueControl
              {...shared}
              id={`${id}-attribute`}
              field={attribute}
              label={t('editor.form.attribute', {
                name,
                attribute: attribute.tag === 'Ccy' ? t('editor.form.currency') : attribute.tag,
              })}
              className="fm-currency"
              onPut={(value) => change({ kind: 'attribute', path, value })}
            />
          )}
          <ValueControl
            {...shared}
            id={id}
            field={field}
            label={choice ? `${name}: ${node.name}` : undefined}
            onPut={(value) => change({ kind: 'value', path, value })}
          />
        </div>
        {meaning && (
          <p id={`${id}-meaning`} className="fm-meaning">
            {meaning}
          </p>
        )}
        {fault && (
          <p id={`${id}-fault`} className="fm-fault">
            {fault}
          </p>
        )}
        <FieldFindings id={`${id}-findings`} path={path} />
      </div>
      <RowActions node={choice ? { ...choice.node } : node} name={name} />
    </div>
  );
};
