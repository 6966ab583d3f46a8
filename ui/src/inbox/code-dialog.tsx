import '../editing/editing.css';
import type { DeliveryAction } from '@clearbench/contracts/transfer/delivery-actions';
import { codeTexts } from '@clearbench/iso20022/code-sets/texts/code-texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../editing/fields.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';

/** The external code set of the reasons of an answer. */
const setOf = (action: Props['action'], messageType: string): string => {
  if (action === 'return') return 'return_reason';
  return messageType.startsWith('camt.056') ? 'payment_cancellation_rejection' : 'status_reason';
};

/** What a code means, in our own words. */
const meaningOf = (set: string, code: string, language: string): string => {
  const texts: Readonly<Record<string, string>> = codeTexts(set, code);
  return texts[language] ?? texts.en ?? '';
};

/** A usual reason as the first choice. */
const usualCode = 'AC04';

type Props = {
  readonly action: Exclude<DeliveryAction, 'accept'>;
  readonly name: string;
  readonly messageType: string;
  readonly codes: readonly string[];
  /** Sends the answer; resolves when it was sent or failed. */
  readonly onApply: (code: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Chooses the reason code of an answer. */
export const CodeDialog = ({ action, name, messageType, codes, onApply, onClose }: Props) => {
  const { t, i18n } = useTranslation();
  const [code, setCode] = useState(codes.includes(usualCode) ? usualCode : (codes[0] ?? ''));
  const set = setOf(action, messageType);
  const [isBusy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    await onApply(code);
    setBusy(false);
  };
  return (
    <Dialog title={t(`inbox.${action}Title`, { name })} onClose={onClose}>
      <form
        className="inbox-form"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <p className="muted">{t(`inbox.${action}Help`)}</p>
        <SelectField
          label={t('inbox.code')}
          value={code}
          options={codes.map((one) => ({
            value: one,
            text: [one, meaningOf(set, one, i18n.language)].join(' ').trim(),
          }))}
          onChange={setCode}
        />
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('inbox.cancel')}</Button>
          <Button type="submit" tone="primary" busy={isBusy} disabled={code === ''}>
            {t(`inbox.${action}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
