import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Floating } from '../../../parts/floating.tsx';
import type { Anchor } from '../../../parts/place-floating.ts';
import { sizeText } from '../../../parts/size-text.ts';
import { useNow } from '../../../parts/use-now.ts';
import { momentFormat } from '../../../translation/moment-format.ts';
import { expiresSoon } from '../../expires-at.ts';

/** The day on which the file expires, and the reason if it is kept. */
const ExpiryFact = ({ expiresAt }: { readonly expiresAt: string }) => {
  const { t, i18n } = useTranslation();
  const [anchor, setAnchor] = useState<Anchor>();
  const now = useNow(60_000);
  const at = new Date(expiresAt);
  const day = momentFormat(i18n.language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
  const moment = momentFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  return (
    <li className="ed-goes" data-soon={expiresSoon({ expiresAt }, now) || undefined}>
      <button
        type="button"
        className="ed-goes-button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget.getBoundingClientRect())}
      >
        {t('expiry.expiresOn', { day })}
      </button>
      {anchor && (
        <Floating
          anchor={anchor}
          role="dialog"
          label={t('expiry.title')}
          className="ed-goes-box"
          onClose={() => setAnchor(undefined)}
        >
          <h2>{t('expiry.title')}</h2>
          <p>{t('expiry.body', { moment })}</p>
          <p>{t('expiry.restorable')}</p>
          <Link to="/profile" data-autofocus>
            {t('expiry.profile')}
          </Link>
        </Floating>
      )}
    </li>
  );
};

type Props = { readonly summary: VipFileSummary; readonly environmentName: string };

/** The type of the file, its environment and its size, in one line. */
export const FileFacts = ({ summary, environmentName }: Props) => {
  const { t, i18n } = useTranslation();
  const { messageType, rbVersion, size, transactions, archiveName } = summary;
  const facts = [
    messageType ?? t('editor.facts.noType'),
    `${environmentName} ${rbVersion}`,
    t('editor.facts.transactions', { count: transactions }),
    sizeText(size, i18n.language),
    ...(archiveName === undefined ? [] : [t('fileList.fromArchive', { archive: archiveName })]),
  ];
  return (
    <ul className="ed-facts figures">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {summary.expiresAt !== undefined && <ExpiryFact expiresAt={summary.expiresAt} />}
    </ul>
  );
};
