import { useState } from 'react';
import { type Label, Labelled } from '../../editing/labelled.tsx';

type Props = Label & {
  readonly value: number | undefined;
  /** Undefined if it was emptied; NaN while the typed text is no number. */
  readonly onChange: (value: number | undefined) => void;
};

const plain = /^[-+]?\d+([.,]\d+)?$/;

const numberIn = (typed: string): number | undefined => {
  const text = typed.trim();
  if (text === '') return undefined;
  return plain.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** A number field; an invalid text stays in the field, so that the user can correct it. */
export const LimitField = ({ value, onChange, ...label }: Props) => {
  const [typed, type] = useState('');
  const shown = Object.is(numberIn(typed), value) ? typed : value === undefined ? '' : String(value);
  return (
    <Labelled {...label}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          className="input figures"
          autoComplete="off"
          maxLength={20}
          value={shown}
          onChange={({ target }) => {
            type(target.value);
            onChange(numberIn(target.value));
          }}
        />
      )}
    </Labelled>
  );
};
