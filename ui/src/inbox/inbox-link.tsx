import { IconMailbox } from 'virtual:icons';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../parts/button-link.tsx';
import { inboxReading } from './inbox-reading.ts';
import './inbox-link.css';
import { useLiveReading } from '../live/live-reading.ts';

type Props = { readonly environmentId: string; readonly environmentToken: string; readonly filesPath: string };

/** The link to the inbox, with the number of messages that wait for an answer; nothing while the inbox is empty. */
export const InboxLink = ({ environmentId, environmentToken, filesPath }: Props) => {
  const { t, i18n } = useTranslation();
  const query = useMemo(() => ({ environmentId, environmentToken }), [environmentId, environmentToken]);
  const { result } = useLiveReading(inboxReading, query);
  if (result === undefined || result.items.length === 0) return null;
  const { awaited } = result;
  const figure = numberText(awaited, i18n.language);
  return (
    <ButtonLink
      to={`${filesPath}/inbox`}
      icon={<IconMailbox size={15} aria-hidden />}
      title={t('inbox.open', { count: awaited, figure })}
    >
      <span className="toolbar-word toolbar-word-wide">{t('inbox.title')}</span>
      {awaited > 0 && (
        <>
          <span className="inbox-figure figures" aria-hidden="true">
            {figure}
          </span>
          <span className="visually-hidden">{t('inbox.awaited', { count: awaited, figure })}</span>
        </>
      )}
    </ButtonLink>
  );
};
