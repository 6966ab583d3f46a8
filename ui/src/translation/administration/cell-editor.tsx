import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../language.ts';
import { SlotChips } from './slot-chips.tsx';
import { SlotField } from './slot-field.tsx';
import { faultsOf, isFaulty } from './slots.ts';
import type { TextTable } from './table.ts';

/** The move after a text was accepted. */
export type Step = 'stay' | 'down' | 'right' | 'left';

type Props = {
  readonly table: TextTable;
  readonly language: string;
  readonly textKey: string;
  readonly original: string;
  readonly text: string;
  readonly onTake: (text: string, step: Step) => void;
  readonly onLeave: () => void;
};

const stepOf = ({ key, shiftKey }: KeyboardEvent): Step | undefined => {
  if (key === 'Enter' && !shiftKey) return 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return undefined;
};

/** The editor of a text in its cell: Enter and Tab accept it, Escape cancels. */
export const CellEditor = ({ table, language, textKey, original, text, onTake, onLeave }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const chips = useId();
  const faults = faultsOf(table, language, textKey, typed);
  const faulty = isFaulty(faults) || typed.trim() === '';

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  const take = (step: Step) => {
    if (typed === text) onTake(text, step);
    else if (!faulty) onTake(typed, step);
  };
  const insert = (slot: string) => {
    const { selectionStart = typed.length, selectionEnd = typed.length } = field.current ?? {};
    setTyped(typed.slice(0, selectionStart) + slot + typed.slice(selectionEnd));
  };
  return (
    <span className="cell-editor" data-faulty={faulty || undefined}>
      <SlotField
        field={field}
        label={t('translations.textOf', { key: textKey, language: languageName(language, 'en') })}
        value={typed}
        language={language}
        faulty={faulty}
        describedBy={chips}
        onChange={setTyped}
        onBlur={() => take('stay')}
        onKeyDown={(event) => {
          // The grid has its own keys.
          event.stopPropagation();
          const step = stepOf(event);
          if (event.key === 'Escape') onLeave();
          if (!step) return;
          event.preventDefault();
          take(step);
        }}
      />
      <SlotChips id={chips} original={original} faults={faults} onInsert={insert} />
    </span>
  );
};
