import { IconPlus, IconTrash } from 'virtual:icons';
import { longestChoice, mostChoices } from '@clearbench/contracts/template/field-rules';
import type { LayoutField } from '@clearbench/contracts/template/layout';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../parts/button.tsx';
import { swapped } from './layout-edits.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { FaultOf } from './use-field-faults.ts';

type Choices = NonNullable<LayoutField['choices']>;
type Props = {
  readonly choices: Choices;
  readonly faultOf: FaultOf;
  readonly onChange: (choices: Choices) => void;
};

type CellProps = {
  readonly name: string;
  readonly value: string;
  readonly code: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

const Cell = ({ name, value, code, error, onChange }: CellProps) => {
  const id = useId();
  return (
    <div>
      <input
        className={code ? 'input input-code' : 'input'}
        type="text"
        autoComplete="off"
        spellCheck={!code}
        maxLength={longestChoice}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p id={id} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

const Row = ({ choices, at, faultOf, onChange }: Props & { readonly at: number }) => {
  const { t } = useTranslation();
  const { value = '', label = '' } = choices[at] ?? {};
  const number = at + 1;
  const set = (part: 'value' | 'label') => (text: string) =>
    onChange(choices.map((choice, other) => (other === at ? { ...choice, [part]: text } : choice)));
  return (
    <li className="choice-row">
      {(['value', 'label'] as const).map((part) => (
        <Cell
          key={part}
          name={t(`templateAdmin.choice.${part}Of`, { number })}
          value={part === 'value' ? value : label}
          code={part === 'value'}
          error={faultOf(`choices.${at}.${part}`)}
          onChange={set(part)}
        />
      ))}
      <MoveButtons name={label || value || String(number)} onMove={(by) => onChange(swapped(choices, at, at + by))} />
      <IconButton
        label={t('templateAdmin.choice.remove', { number })}
        onClick={() => onChange(choices.filter((_, other) => other !== at))}
      >
        <IconTrash size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** The options of a choice: the value in the message, and the label for testers. */
export const ChoicesEditor = (props: Props) => {
  const { t } = useTranslation();
  const { choices, faultOf, onChange } = props;
  const fault = faultOf('choices');
  return (
    <fieldset className="choices-editor">
      <legend>{t('templateAdmin.field.choices')}</legend>
      {choices.length > 0 && (
        <>
          <p className="choice-row choice-heads" aria-hidden="true">
            <span>{t('templateAdmin.choice.value')}</span>
            <span>{t('templateAdmin.choice.label')}</span>
          </p>
          <ol>
            {choices.map((_, at) => (
              // An option has no id; while it is edited, its index is its key.
              <Row key={String(at)} {...props} at={at} />
            ))}
          </ol>
        </>
      )}
      {fault && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      <Button
        icon={<IconPlus size={14} aria-hidden="true" />}
        disabled={choices.length >= mostChoices}
        onClick={() => onChange([...choices, { value: '', label: '' }])}
      >
        {t('templateAdmin.choice.add')}
      </Button>
    </fieldset>
  );
};
