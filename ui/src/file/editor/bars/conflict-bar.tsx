import { IconGitCompare } from 'virtual:icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import type { FileRequests } from '../page/use-file-requests.ts';
import type { OpenFile } from '../session/open-file.ts';
import { whoWrote } from './bar.tsx';

type Props = { readonly file: OpenFile; readonly theirs: number; readonly requests: FileRequests };
type Choice = 'mine' | 'theirs';

/** Confirms that one of two texts is replaced completely; the differing lines are shown below. */
const Question = ({ file, theirs, requests, choice, onCancel }: Props & { choice: Choice; onCancel: () => void }) => {
  const { t } = useTranslation();
  const name = file.writer?.name;
  const version = t(`editor.merge.version.${whoWrote(file.writer, theirs)}`, { version: theirs, name });
  return (
    <>
      <p>{t(`editor.conflict.sure.${choice}`, { theirs: version })}</p>
      <div className="ed-bar-actions">
        <Button tone="primary" onClick={choice === 'mine' ? requests.keepMine : requests.takeTheirs}>
          {t(`editor.conflict.do.${choice}`)}
        </Button>
        <Button onClick={onCancel}>{t('editor.conflict.cancel')}</Button>
      </div>
    </>
  );
};

/** Reports a conflict, in which two versions changed the same lines, and offers the resolutions. */
export const ConflictBar = (props: Props) => {
  const { file, theirs, requests } = props;
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>();
  const { conflicts, writer, version: mine } = file;
  const comparing = file.comparison !== undefined;
  const ask = (next: Choice) => {
    setChoice(next);
    requests.endResolving();
    requests.compare(theirs);
  };
  const cancel = () => {
    setChoice(undefined);
    requests.endComparison();
  };
  return (
    <section className="ed-bar ed-bar-warn" role="alert" aria-label={t('editor.conflict.title')}>
      {choice && comparing ? (
        <Question {...props} choice={choice} onCancel={cancel} />
      ) : (
        <>
          <p>
            <strong>{t('editor.conflict.title')}</strong>{' '}
            {t(`editor.conflict.body.${whoWrote(writer, theirs)}`, { theirs, mine, name: writer?.name })}{' '}
            {!conflicts && t('editor.conflict.tooDifferent')}
          </p>
          <div className="ed-bar-actions">
            {conflicts && !file.resolving && (
              <Button tone="primary" onClick={requests.resolve}>
                {t('editor.conflict.resolve', { count: conflicts.length })}
              </Button>
            )}
            {!comparing && (
              <Button
                tone={conflicts ? 'default' : 'primary'}
                icon={<IconGitCompare size={14} aria-hidden />}
                onClick={() => {
                  requests.endResolving();
                  requests.compare(theirs);
                }}
              >
                {t('editor.conflict.compare')}
              </Button>
            )}
            <Button onClick={() => ask('mine')}>{t('editor.conflict.keepMine')}</Button>
            <Button onClick={() => ask('theirs')}>{t('editor.conflict.takeTheirs')}</Button>
          </div>
        </>
      )}
    </section>
  );
};
