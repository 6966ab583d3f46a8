import {
  type EnvelopeDetails,
  type EnvelopeVersion,
  listEnvelopeVersionsRoute,
  restoreEnvelopeRoute,
} from '@clearbench/contracts/envelope/routes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../editing/form-section.tsx';
import { useAsyncResult } from '../../error-injection/use-async-result.ts';
import { TextComparison } from '../../file/editor/monaco/text-comparison.tsx';
import { caller } from '../../http/http-caller.ts';
import { notifyProblem } from '../../notice/notify.ts';
import { Button } from '../../parts/button.tsx';
import { problemOf } from '../../saga/problem.ts';
import { momentFormat } from '../../translation/moment-format.ts';

const listVersions = caller(listEnvelopeVersionsRoute);
const restoreVersion = caller(restoreEnvelopeRoute);

type Props = {
  readonly stored: EnvelopeDetails;
  readonly text: string;
  readonly unsaved: boolean;
  readonly onRestored: () => void;
};

/** The versions of a profile, newest first: compare with the text in the editor, or restore. */
export const ProfileVersions = ({ stored, text, unsaved, onRestored }: Props) => {
  const { t, i18n } = useTranslation();
  const moment = momentFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const [compared, compare] = useState<EnvelopeVersion>();
  const { profileId, version } = stored;
  // The versions are read again after each save.
  const read = useMemo(
    () => () => (version > 0 ? listVersions({ params: { profileId } }) : Promise.resolve([])),
    [profileId, version],
  );
  const versions = useAsyncResult(read);
  const restore = (from: number) =>
    restoreVersion({ params: { profileId, version: from }, body: { basedOn: version } }).then(
      onRestored,
      (error: unknown) => notifyProblem(problemOf(error)),
    );
  return (
    <FormSection title={t('envelope.versions')} help={t('envelope.versionsHelp')}>
      {versions.status === 'failed' && <p role="alert">{t('envelope.readFailed')}</p>}
      <ul className="envelope-versions">
        {(versions.status === 'done' ? versions.result : []).map((one) => (
          <li key={one.version}>
            <span>
              <strong>{t('envelope.version', { version: one.version })}</strong>{' '}
              <span className="muted">
                {moment.format(new Date(one.at))} · {one.actorName ?? t('envelope.formerUser')}
                {one.restoredFrom !== undefined && ` · ${t('envelope.restoredFrom', { version: one.restoredFrom })}`}
              </span>
            </span>
            <span className="row-of-buttons">
              <Button small tone="soft" onClick={() => compare(one)}>
                {t('envelope.compare')}
              </Button>
              {one.version !== version && (
                <Button small tone="soft" disabled={unsaved} onClick={() => void restore(one.version)}>
                  {t('envelope.restore')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {compared && (
        <TextComparison
          title={t('scenario.compareTitle', { version: compared.version })}
          before={compared.text}
          after={text}
          beforeLabel={t('envelope.version', { version: compared.version })}
          afterLabel={t('envelope.shownText')}
          onClose={() => compare(undefined)}
        />
      )}
    </FormSection>
  );
};
