import type { SuiteRunFile, SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../parts/button.tsx';
import { figuresIn } from '../parts/figures.ts';
import { ReasonLine } from '../transfer/reason-line.tsx';
import { durationText } from './durations.ts';
import { MismatchTable } from './mismatch-table.tsx';
import { CaseState } from './run-state.tsx';

type Props = { readonly step: SuiteRunStep; readonly onFile: (file: SuiteRunFile) => void };

const File = ({ file, onFile }: { readonly file: SuiteRunFile; readonly onFile: (file: SuiteRunFile) => void }) => {
  const { t, i18n } = useTranslation();
  return (
    <li>
      <span className="muted">{t(`suiteRun.direction.${file.direction}`)}</span>{' '}
      {file.sha256 !== undefined ? (
        <PlainButton className="link-button" onClick={() => onFile(file)}>
          {file.fileName}
        </PlainButton>
      ) : (
        <span title={t('suiteRun.notKept')}>{file.fileName}</span>
      )}{' '}
      <span className="muted figures">
        {[file.messageType, figuresIn(i18n.language).size(file.size)].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
};

/** A finished step: its result, the differences, its files, and the reasons of the clearing. */
export const StepView = ({ step, onFile }: Props) => {
  const { t, i18n } = useTranslation();
  const { toTheMinute } = figuresIn(i18n.language);
  return (
    <li className="run-step" data-state={step.result}>
      <header>
        <CaseState state={step.result} isShort />
        <h3>{t('suiteRun.stepTitle', { step: step.step, kind: t(`suiteRun.kind.${step.kind}`) })}</h3>
        <span className="muted figures">
          {durationText(step.duration, i18n.language)} · <time>{toTheMinute(step.at)}</time>
        </span>
      </header>
      {step.mismatches.length > 0 && <MismatchTable mismatches={step.mismatches} />}
      {step.files.length > 0 && (
        <ul className="run-files">
          {step.files.map((file) => (
            <File key={`${file.hash} ${file.name ?? ''}`} file={file} onFile={onFile} />
          ))}
        </ul>
      )}
      {step.reasons.length > 0 && (
        <div className="run-reasons">
          <h4>{t('suiteRun.why')}</h4>
          {step.reasons.map((reason) => (
            <ReasonLine key={reason.text} reason={reason} />
          ))}
        </div>
      )}
    </li>
  );
};
