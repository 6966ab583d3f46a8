import type { KeyboardEvent, Ref } from 'react';
import { SlotText } from './slot-text.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly language: string;
  readonly faulty: boolean;
  readonly describedBy?: string;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onBlur?: () => void;
};

/** A field that grows with its text; placeholders are highlighted while the user types. */
export const SlotField = ({ label, value, language, faulty, describedBy, field, autoFocus, ...events }: Props) => (
  <span className="slot-field">
    <span className="slot-field-behind" aria-hidden="true">
      <SlotText text={value} />
      {'\n'}
    </span>
    <textarea
      ref={field}
      className="input"
      rows={1}
      lang={language}
      dir="auto"
      spellCheck
      aria-label={label}
      aria-invalid={faulty || undefined}
      aria-describedby={describedBy}
      data-autofocus={autoFocus || undefined}
      value={value}
      onChange={({ target }) => events.onChange(target.value)}
      onKeyDown={events.onKeyDown}
      onBlur={events.onBlur}
    />
  </span>
);
