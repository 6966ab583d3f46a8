import { IconDownload, IconUpload } from 'virtual:icons';
import { largestEnvelopeProfile } from '@clearbench/contracts/envelope/profile-file';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPane } from '../../file/editor/monaco/fetch-pane.ts';
import type { Jump, ShownFault } from '../../file/editor/monaco/text-pane.tsx';
import { useShownColorScheme } from '../../look-and-feel/color-scheme.ts';
import { notify } from '../../notice/notify.ts';
import { Button } from '../../parts/button.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { Spinner } from '../../parts/spinner.tsx';
import { TextFaults } from '../../parts/text-faults.tsx';

const ProfilePane = lazy(async () => {
  await fetchPane();
  return { default: (await import('./profile-pane.tsx')).ProfilePane };
});

type Props = {
  readonly text: string;
  /** The name of the exported file without its ending. */
  readonly fileName: string;
  readonly faults: readonly ShownFault[];
  /** Absent for a profile of the product. */
  readonly onChange?: (text: string) => void;
};

const Tools = ({ text, fileName, onChange }: Omit<Props, 'faults'>) => {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const { size } = chosen;
    if (size > largestEnvelopeProfile)
      notify({ tone: 'bad', textKey: 'error.envelope.tooLarge', params: { size, limit: largestEnvelopeProfile } });
    else onChange?.(await chosen.text());
  };
  return (
    <div className="row-of-buttons">
      {onChange && (
        <>
          <Button small icon={<IconUpload size={15} aria-hidden="true" />} onClick={() => file.current?.click()}>
            {t('envelope.import')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".yaml,.yml,.json"
            aria-label={t('envelope.import')}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </>
      )}
      <Button
        small
        icon={<IconDownload size={15} aria-hidden="true" />}
        disabled={text.trim() === ''}
        onClick={() => saveFile(text, `${fileName}.yaml`, 'application/yaml')}
      >
        {t('envelope.export')}
      </Button>
    </div>
  );
};

const Faults = ({ faults, onJump }: Pick<Props, 'faults'> & { readonly onJump: (to: Jump) => void }) => {
  const { t } = useTranslation();
  return (
    <TextFaults
      className="envelope-faults"
      faults={faults}
      heading={t('envelope.faults', { count: faults.length })}
      placeText={(place) => t('envelope.place', place)}
      onJump={onJump}
    />
  );
};

/** The text of a profile in the editor with its errors, its import and its export. */
export const ProfileSection = ({ text, fileName, faults, onChange }: Props) => {
  const { t } = useTranslation();
  const dark = useShownColorScheme() === 'dark';
  const [jump, setJump] = useState<Jump>();
  return (
    <section className="envelope-text" aria-label={t('envelope.field.text')}>
      <Tools text={text} fileName={fileName} {...(onChange && { onChange })} />
      <div className="envelope-pane">
        <Suspense fallback={<Spinner />}>
          <ProfilePane
            value={text}
            faults={faults}
            jump={jump}
            label={t('envelope.field.text')}
            dark={dark}
            readOnly={onChange === undefined}
            onChange={(changed) => onChange?.(changed)}
          />
        </Suspense>
      </div>
      <Faults faults={faults} onJump={(to) => setJump({ ...to })} />
    </section>
  );
};
