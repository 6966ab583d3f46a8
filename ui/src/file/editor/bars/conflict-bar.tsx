import { Button, Group } from '@mantine/core';
import { IconGitCompare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Writer } from '../session/open-file.ts';
import { whoWrote } from './who-wrote.ts';

type Props = {
  /** Who wrote the other version, as far as is known. */
  readonly writer: Writer | undefined;
  readonly theirs: number;
  readonly mine: number;
  readonly comparing: boolean;
  readonly onCompare: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Another version was saved meanwhile: says so, and offers the ways out. */
export const ConflictBar = ({ writer, theirs, mine, comparing, onCompare, onKeepMine, onTakeTheirs }: Props) => {
  const { t } = useTranslation();
  return (
    <section className="ed-bar ed-bar-warn" role="alert" aria-label={t('editor.conflict.title')}>
      <p>
        <strong>{t('editor.conflict.title')}</strong>{' '}
        {t(`editor.conflict.body.${whoWrote(writer, theirs)}`, { theirs, mine, name: writer?.name })}
      </p>
      <Group gap={6}>
        {!comparing && (
          <Button variant="filled" leftSection={<IconGitCompare size={14} aria-hidden />} onClick={onCompare}>
            {t('editor.conflict.compare')}
          </Button>
        )}
        <Button variant="default" onClick={onKeepMine}>
          {t('editor.conflict.keepMine')}
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {t('editor.conflict.takeTheirs')}
        </Button>
      </Group>
    </section>
  );
};
