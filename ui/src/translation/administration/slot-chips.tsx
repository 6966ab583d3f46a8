import type { SlotFaults } from '@clearbench/contracts/translation/check-text';
import { slotsOf } from '@clearbench/contracts/translation/check-text';
import { useTranslation } from 'react-i18next';
import { slotAs } from './slots.ts';

type Props = {
  readonly id: string;
  readonly original: string;
  readonly faults: SlotFaults;
  readonly onInsert: (slot: string) => void;
};

/** The placeholders of the original: missing ones can be inserted, superfluous ones are named. */
export const SlotChips = ({ id, original, faults, onInsert }: Props) => {
  const { t } = useTranslation();
  const names = slotsOf(original);
  if (names.length + faults.extra.length === 0) return <span id={id} />;
  return (
    <span id={id} className="slot-chips" aria-live="polite">
      {names.map((name) => {
        const missing = faults.missing.includes(name);
        return (
          <button
            key={name}
            type="button"
            className="slot-chip"
            data-tone={missing ? 'bad' : 'good'}
            title={t('translations.insert', { name })}
            // The field keeps the focus, and with it the cursor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(slotAs(original, name))}
          >
            {missing ? t('translations.slotMissing', { name }) : name}
          </button>
        );
      })}
      {faults.extra.map((name) => (
        <span key={name} className="slot-chip" data-tone="bad">
          {name === '{{' ? t('translations.slotBroken') : t('translations.slotExtra', { name })}
        </span>
      ))}
    </span>
  );
};
