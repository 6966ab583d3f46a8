import type { Conversions } from '@clearbench/authoring/charset/conversions';
import type { Profile } from '@clearbench/iso20022/profile';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../../../error-injection/use-async-result.ts';
import { useInjectionWorker } from '../../../error-injection/use-injection-worker.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import type { TextView } from '../text/text-view.ts';
import { ConversionList } from './conversion-list.tsx';
import { allExcluded, initiallyExcluded, toggled } from './excluded-values.ts';

type Props = {
  readonly text: TextView;
  readonly profile: Profile;
  readonly onClose: () => void;
  /** A value was converted: the first location is revealed. */
  readonly onDone: (offset: number, length: number) => void;
};

type ChoiceProps = Conversions & {
  readonly onClose: () => void;
  readonly onConvert: (chosen: Conversions['conversions']) => void;
};

const Choice = ({ conversions, brokenAt, onClose, onConvert }: ChoiceProps) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState(() => initiallyExcluded(conversions));
  const count = conversions.length;
  const chosen = count - left.size;
  const buttons = useRef<HTMLDivElement>(null);
  // The dialog opens before the values are computed.
  useEffect(() => buttons.current?.querySelector<HTMLElement>('button:last-of-type')?.focus(), []);
  return (
    <>
      <p className="injection-intro">{t('characterConversion.intro')}</p>
      {brokenAt !== undefined && <p role="note">{t('characterConversion.broken', { line: brokenAt })}</p>}
      {count === 0 && <p role="status">{t('characterConversion.nothing')}</p>}
      {count > 0 && (
        <>
          <label className="injection-all">
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < count;
              }}
              checked={chosen === count}
              onChange={({ currentTarget }) => setLeft(currentTarget.checked ? new Set() : allExcluded(conversions))}
            />
            {t('characterConversion.all', { count, chosen })}
          </label>
          <ConversionList conversions={conversions} left={left} onToggle={(at) => setLeft(toggled(left, at))} />
        </>
      )}
      <div ref={buttons} className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose}>{t('editor.close')}</Button>
        {count > 0 && (
          <Button
            tone="primary"
            disabled={chosen === 0}
            onClick={() => onConvert(conversions.filter((_, at) => !left.has(at)))}
          >
            {t('characterConversion.do', { count: chosen })}
          </Button>
        )}
      </div>
    </>
  );
};

/** Shows every value in SEPA characters, with a checkbox to exclude it, and changes the others in one step. */
export const ConvertDialog = ({ text, profile, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const worker = useInjectionWorker();
  const [round, setRound] = useState(0);
  const computeConversions = useMemo(() => {
    if (worker === undefined) return undefined;
    const taken = { revision: text.source.revision(), round };
    return async () => ({ ...taken, ...(await worker.request('conversions', { text: text.source.read(), profile })) });
  }, [worker, text, profile, round]);
  const found = useAsyncResult(computeConversions);
  const convert = (revision: number, chosen: Conversions['conversions']) => {
    const isSame = text.source.revision() === revision;
    if (!isSame || !text.changeAll(chosen.map(({ edit }) => edit))) return setRound(round + 1);
    onClose();
    const [first] = chosen;
    if (first) onDone(first.edit.offset, first.edit.text.length);
  };
  return (
    <Dialog title={t('characterConversion.title')} onClose={onClose}>
      <div className="dlb">
        {round > 0 && <p role="alert">{t('tool.textChanged')}</p>}
        {found.status === 'waiting' && (
          <p className="injection-waiting" role="status">
            {t('characterConversion.searching')}
          </p>
        )}
        {found.status === 'failed' && <p role="alert">{t('tool.failed')}</p>}
        {found.status === 'done' && (
          <Choice
            key={round}
            {...found.result}
            onClose={onClose}
            onConvert={(chosen) => convert(found.result.revision, chosen)}
          />
        )}
      </div>
    </Dialog>
  );
};
