import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import { compareWithOriginalRoute, type OriginalComparison } from '@clearbench/contracts/transfer/original-comparison';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { caller } from '../http/http-caller.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { ComparedReferenceView } from './compared-reference.tsx';

const compareWithOriginal = caller(compareWithOriginalRoute);

/** References that are open at first. */
const firstOpen = 3;

const Originals = ({ originals }: Pick<OriginalComparison, 'originals'>) => {
  const { t } = useTranslation();
  if (originals.length === 0) return null;
  return (
    <p className="cmp-originals">
      {t('conversation.compare.originals', { count: originals.length })}{' '}
      {originals.map(({ fileId, fileName, messageId, messageType }) => (
        <span key={messageId}>
          {messageType} <Link to={`/file/${fileId}`}>{fileName}</Link>
        </span>
      ))}
    </p>
  );
};

/** The references of the message, each with a table of its fields. */
const References = ({ comparison }: { readonly comparison: OriginalComparison }) => {
  const { t } = useTranslation();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { result, originals, references, notListed } = comparison;
  if (result !== 'complete') return <p>{t(`conversation.compare.outcome.${result}`)}</p>;
  return (
    <>
      <Originals originals={originals} />
      <label className="cmp-filter">
        <input
          type="checkbox"
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
        {t('conversation.compare.onlyDifferences')}
      </label>
      {/* A long list can also be scrolled with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls */}
      <section className="cmp-references" aria-label={t('conversation.compare.references')} tabIndex={0}>
        {references.map((reference, at) => (
          <ComparedReferenceView
            key={reference.path}
            reference={reference}
            onlyDifferences={onlyDifferences}
            isOpenAtFirst={at < firstOpen}
          />
        ))}
        {notListed > 0 && <p className="muted">{t('conversation.compare.notListed', { count: notListed })}</p>}
      </section>
    </>
  );
};

type Props = { readonly message: ConversationMessage; readonly onClose: () => void };

/** What a message repeats of the messages to which it refers, beside what they contain. */
export const ComparisonDialog = ({ message: { from, fileId, fileName, transferId }, onClose }: Props) => {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  // The text as it was sent: the file may have another one by now.
  const ask = useMemo(() => {
    const sent = from === 'tester' ? { transferId } : {};
    return () => compareWithOriginal({ params: { fileId }, query: { language, ...sent } });
  }, [from, fileId, transferId, language]);
  const read = useAsyncResult(ask);
  return (
    <Dialog title={t('conversation.compare.title', { fileName })} onClose={onClose}>
      <div className="cmp" aria-busy={read.status === 'waiting'}>
        {read.status === 'waiting' && <Spinner />}
        {read.status === 'failed' && <p role="alert">{t('conversation.compare.failed')}</p>}
        {read.status === 'done' && <References comparison={read.result} />}
        <div className="row-of-buttons row-of-buttons-end">
          <Button data-autofocus onClick={onClose}>
            {t('conversation.compare.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
