import { IconUpload } from 'virtual:icons';
import { importSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import { largestSuiteArchive } from '@clearbench/contracts/suite/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caller } from '../http/http-caller.ts';
import { notify, notifyProblem } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import { figuresIn } from '../parts/figures.ts';
import { problemOf } from '../saga/problem.ts';

const importSuite = caller(importSuiteRoute);

/** A button that takes an archive from the computer. */
export const ArchiveButton = ({ text, onChosen }: { text: string; onChosen: (archive: File) => Promise<unknown> }) => {
  const { i18n } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = (archive: File | undefined): void => {
    if (!archive) return;
    const { size } = figuresIn(i18n.language);
    if (archive.size > largestSuiteArchive) {
      const params = { size: size(archive.size), limit: size(largestSuiteArchive) };
      notify({ tone: 'bad', textKey: 'suite.archiveTooLarge', params });
      return;
    }
    setBusy(true);
    onChosen(archive)
      .catch((error: unknown) => notifyProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button busy={busy} icon={<IconUpload size={15} aria-hidden="true" />} onClick={() => field.current?.click()}>
        {text}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={text}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
};

const longestTitle = 200;

const titleOf = ({ name }: File): string =>
  name
    .replace(/\.zip$/i, '')
    .trim()
    .slice(0, longestTitle) || 'Suite';

/** Imports an archive as a new suite. */
export const ImportSuite = (props: { environmentToken: string; onImported: (suiteId: string) => void }) => {
  const { environmentToken, onImported } = props;
  const { t } = useTranslation();
  const take = async (archive: File): Promise<void> => {
    const query = { environmentToken, title: titleOf(archive) };
    onImported((await importSuite({ query, body: archive })).suiteId);
  };
  return <ArchiveButton text={t('suite.import')} onChosen={take} />;
};
