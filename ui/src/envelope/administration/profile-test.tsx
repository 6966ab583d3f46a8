import { IconFileSearch } from 'virtual:icons';
import { checkEnvelopeRoute, largestTestedFile, type RecognisedFile } from '@clearbench/contracts/envelope/routes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../editing/form-section.tsx';
import { caller } from '../../http/http-caller.ts';
import { notify, notifyProblem } from '../../notice/notify.ts';
import { Button } from '../../parts/button.tsx';
import { problemOf } from '../../saga/problem.ts';

const check = caller(checkEnvelopeRoute);

type Tested = { readonly fileName: string; readonly recognised: RecognisedFile };

const Fields = ({ header }: Pick<RecognisedFile, 'header'>) => {
  const { t } = useTranslation();
  return (
    <table className="admin-table">
      <caption>{t('envelope.test.header')}</caption>
      <tbody>
        {header.map(({ meaning, element, value }) => (
          <tr key={meaning}>
            <th scope="row">{t(`envelope.meaning.${meaning}`)}</th>
            <td>
              <code>{element}</code>
            </td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Bulks = ({ bulks }: Pick<RecognisedFile, 'bulks'>) => {
  const { t } = useTranslation();
  return (
    <table className="admin-table">
      <caption>{t('envelope.test.bulks')}</caption>
      <tbody>
        {bulks.map(({ element, counter, stated, found }) => (
          <tr key={element}>
            <th scope="row">
              <code>{element}</code>
            </th>
            <td>{t('envelope.test.found', { count: found })}</td>
            <td>{counter === undefined ? '' : t('envelope.test.stated', { counter, stated: stated ?? '–' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Result = ({ fileName, recognised: { fileType, header, bulks, findings } }: Tested) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <p>
        {fileType === undefined
          ? t('envelope.test.unknown', { fileName })
          : t('envelope.test.recognised', { fileName, fileType })}
      </p>
      {header.length > 0 && <Fields header={header} />}
      {bulks.length > 0 && <Bulks bulks={bulks} />}
      <p>{t('envelope.test.findings', { count: findings.length })}</p>
      <ul className="envelope-findings">
        {findings.map(({ line, column, ruleId, text }) => (
          <li key={`${line} ${column} ${ruleId} ${text}`}>
            {t('envelope.place', { line, column })} · {ruleId} · {text}
          </li>
        ))}
      </ul>
    </div>
  );
};

type Props = { readonly text: string; readonly isFaulty: boolean };

/** What the profile in the editor recognises in a file of this computer; nothing is stored. */
export const ProfileTest = ({ text, isFaulty }: Props) => {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<Tested>();
  const test = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const { size, name: fileName } = chosen;
    if (size > largestTestedFile) {
      notify({ tone: 'bad', textKey: 'error.envelope.tooLarge', params: { size, limit: largestTestedFile } });
      return;
    }
    setBusy(true);
    try {
      const { recognised } = await check({ body: { text, file: await chosen.text(), fileName } });
      setTested(recognised && { fileName, recognised });
    } catch (error) {
      notifyProblem(problemOf(error));
    }
    setBusy(false);
  };
  return (
    <FormSection title={t('envelope.test')} help={t('envelope.testHelp')}>
      <div className="envelope-test">
        <div className="row-of-buttons">
          <Button
            small
            busy={busy}
            disabled={isFaulty || text.trim() === ''}
            icon={<IconFileSearch size={15} aria-hidden="true" />}
            onClick={() => file.current?.click()}
          >
            {t('envelope.test.choose')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={t('envelope.test.choose')}
            onChange={({ target }) => {
              void test(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
        {tested && <Result {...tested} />}
      </div>
    </FormSection>
  );
};
