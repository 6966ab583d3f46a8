import type { FormNode, FormValue } from '@clearbench/validation/form/form-node';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../../translation/day-in-words.ts';
import { faultText } from './fault-text.ts';
import { FieldFindings } from './field-findings.tsx';
import { FieldName, spokenName } from './field-name.tsx';
import { useFormWork } from './form-context.ts';
import { RowActions } from './row-actions.tsx';
import { ValueControl } from './value-control.tsx';

type Props = {
  readonly node: FormNode & { readonly field: FormValue };
  /** The choice this is a way of: it gives the row its name and its list of ways. */
  readonly choice?: { readonly node: FormNode; readonly ways: ReactNode };
};

/** What a code stands for, or which day a date is. */
const meaningOf = ({ value, input }: FormValue, language: string): string | undefined => {
  if (input.kind === 'date' || input.kind === 'dateTime') return dayInWords(value, language) || undefined;
  return input.kind === 'listed' ? input.choices.find(({ code }) => code === value)?.text : undefined;
};

/** What the field says in general; of a choice, what the way taken adds to it. */
const hintOf = (named: FormNode, node: FormNode): string | undefined =>
  [named.meaning, named === node ? undefined : node.meaning].filter(Boolean).join(' ') || undefined;

/** A field with its name, its control, what is wrong with it and what can be done with it. */
export const ValueRow = ({ node, choice }: Props) => {
  const { t, i18n } = useTranslation();
  const { fixed, change, current, findings } = useFormWork();
  const id = useId();
  const { path, field, attribute } = node;
  const named = choice?.node ?? node;
  const name = spokenName(named);
  // The report says it in its own words, as soon as it has seen the text.
  const isReported = findings.get(path)?.some(({ ruleId }) => ruleId === 'T-03');
  const fault = isReported ? undefined : (faultText(t, field) ?? (attribute && faultText(t, attribute)));
  const meaning = meaningOf(field, i18n.language);
  const hint = hintOf(named, node);
  const told = [
    hint && `${id}-hint`,
    fault && `${id}-fault`,
    meaning && `${id}-meaning`,
    findings.has(path) && `${id}-findings`,
  ];
  const shared = { required: node.required, fixed, describedBy: told.filter(Boolean).join(' ') || undefined };
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
