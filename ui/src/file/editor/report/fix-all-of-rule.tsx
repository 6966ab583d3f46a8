import { IconX } from 'virtual:icons';
import type { AllFixes } from '@clearbench/authoring/quick-fixes/fix-all';
import type { NotListed } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../../../error-injection/use-async-result.ts';
import { useInjectionWorker } from '../../../error-injection/use-injection-worker.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import type { TextView } from '../text/text-view.ts';
import { SeverityMark } from './severity-mark.tsx';

const Created = ({ created }: { readonly created: readonly NotListed[] }) => {
  const { t } = useTranslation();
  return (
    <ul className="ed-fix-created">
      {created.map(({ severity, ruleId, count }) => (
        <li key={`${severity} ${ruleId}`}>
          <SeverityMark severity={severity} />
          <code>{ruleId}</code>
          <span>{t(`editor.fixAll.created.${severity}`, { count })}</span>
        </li>
      ))}
    </ul>
  );
};

type QuestionProps = {
  readonly ruleId: string;
  readonly fixes: AllFixes;
  readonly onFix: () => void;
  readonly onCancel: () => void;
};

/** Asks before a fix creates findings of other rules. */
export const CreatedQuestion = ({ ruleId, fixes: { edits, created }, onFix, onCancel }: QuestionProps) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('editor.fixAll.title', { rule: ruleId })} onClose={onCancel}>
      <p>{t('editor.fixAll.creates', { count: edits.length })}</p>
      <Created created={created} />
      <div className="row-of-buttons row-of-buttons-end">
        <Button data-autofocus onClick={onCancel}>
          {t('editor.fixAll.cancel')}
        </Button>
        <Button tone="primary" onClick={onFix}>
          {t('editor.fixAll.anyway', { count: edits.length })}
        </Button>
      </div>
    </Dialog>
  );
};

/** The number of fixed findings, and why the others remain. */
export const FixAllResult = ({
  ruleId,
  fixes: { edits, remaining, created },
}: Pick<QuestionProps, 'ruleId' | 'fixes'>) => {
  const { t } = useTranslation();
  const left = remaining.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p>
        <code>{ruleId}</code> {t('editor.fixAll.fixed', { count: edits.length })}{' '}
        {left === 0 ? t('editor.fixAll.noneLeft') : t('editor.fixAll.left', { count: left })}
      </p>
      {left > 0 && (
        <ul>
          {remaining.map(({ reason, count }) => (
            <li key={reason}>{t(`editor.fixAll.reason.${reason}`, { count })}</li>
          ))}
        </ul>
      )}
      {created.length > 0 && <Created created={created} />}
      {edits.length > 0 && <p className="muted">{t('editor.fixAll.undo')}</p>}
    </>
  );
};

type Props = {
  readonly ruleId: string;
  readonly text: Pick<TextView, 'source' | 'changeAll'>;
  readonly profile: Profile;
  readonly onClose: () => void;
};

/** Computes the fixes in a worker, for the text on screen. */
const useAllFixes = ({ ruleId, text, profile }: Omit<Props, 'onClose'>, round: number) => {
  const worker = useInjectionWorker();
  // The profile as it was when the button was pressed: reading it again does not restart the search for fixes.
  const [asOf] = useState(profile);
  const ask = useMemo(() => {
    if (worker === undefined) return undefined;
    const request = { revision: text.source.revision(), round };
    return async () => ({
      ...request,
      fixes: await worker.request('allFixes', { text: text.source.read(), ruleId, profile: asOf }),
    });
  }, [worker, text, ruleId, asOf, round]);
  return useAsyncResult(ask);
};

/** Applies the quick fix of every finding of a rule as one step, and shows the result. */
export const FixAllOfRule = (props: Props) => {
  const { ruleId, text, onClose } = props;
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const [done, setDone] = useState<AllFixes | 'refused'>();
  const found = useAllFixes(props, round);
  const answer = found.status === 'done' && done === undefined ? found.result : undefined;
  const needsConfirmation = answer !== undefined && answer.fixes.edits.length > 0 && answer.fixes.created.length > 0;

  const fix = ({ revision, fixes }: NonNullable<typeof answer>) => {
    if (text.source.revision() !== revision) return setRound(round + 1);
    const changed = fixes.edits.length === 0 || text.changeAll(fixes.edits);
    return setDone(changed ? fixes : 'refused');
  };
  useEffect(() => {
    if (answer && !needsConfirmation) fix(answer);
  });

  // A rule that only the server can check has no findings here.
  const isUnknown = typeof done === 'object' && done.edits.length === 0 && done.remaining.length === 0;
  if (answer && needsConfirmation)
    return <CreatedQuestion ruleId={ruleId} fixes={answer.fixes} onFix={() => fix(answer)} onCancel={onClose} />;
  return (
    <div className="ed-fix-all" role="status">
      <div>
        {found.status === 'waiting' && done === undefined && t('editor.fixAll.working', { rule: ruleId })}
        {(found.status === 'failed' || isUnknown) && t('editor.fixAll.failed')}
        {done === 'refused' && t('editor.fixAll.refused')}
        {typeof done === 'object' && !isUnknown && <FixAllResult ruleId={ruleId} fixes={done} />}
      </div>
      <IconButton label={t('editor.close')} onClick={onClose}>
        <IconX size={13} aria-hidden />
      </IconButton>
    </div>
  );
};
