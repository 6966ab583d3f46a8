import type { Profile } from '@clearbench/iso20022/profile';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedLines } from '../../../error-injection/changed-lines.tsx';
import type { BreakableRule, InjectedError } from '../../../error-injection/protocol.ts';
import { RuleName } from '../../../error-injection/rule-name.tsx';
import { RulePick } from '../../../error-injection/rule-pick.tsx';
import { useAsyncResult } from '../../../error-injection/use-async-result.ts';
import { useInjectionWorker } from '../../../error-injection/use-injection-worker.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { findingText } from '../report/finding-text.ts';
import type { TextView } from '../text/text-view.ts';

/** The lines that the injected error changes, and its finding. */
const InjectedErrorView = ({ injected: { lines, finding } }: { readonly injected: InjectedError }) => {
  const { t } = useTranslation();
  return (
    <>
      <ChangedLines lines={lines} />
      <p className="injection-note">{t('errorInjection.expectedFinding')}</p>
      <p className="injection-finding" data-severity={finding.severity}>
        <span className="visually-hidden">{t(`editor.severity.${finding.severity}`)}: </span>
        <code>{finding.ruleId}</code>
        <span>{findingText(t, finding)}</span>
      </p>
    </>
  );
};

type Props = {
  readonly text: TextView;
  readonly profile: Profile;
  readonly onClose: () => void;
  /** The changed part of the text, which must become visible. */
  readonly onDone: (offset: number, length: number) => void;
};

/** The text at the time of the request. */
const snapshotOf = ({ source }: TextView) => ({ text: source.read(), revision: source.revision() });

const useInjection = ({ text, profile }: Pick<Props, 'text' | 'profile'>) => {
  const worker = useInjectionWorker();
  const [snapshot, setSnapshot] = useState(() => snapshotOf(text));
  const [ruleId, setRuleId] = useState<string>();
  const rules = useAsyncResult(
    useMemo(() => worker && (() => worker.request('rules', { of: snapshot, profile })), [worker, snapshot, profile]),
  );
  const injected = useAsyncResult(
    useMemo(
      () =>
        worker && ruleId !== undefined
          ? () => worker.request('injectError', { text: snapshot.text, ruleId, profile })
          : undefined,
      [worker, snapshot, ruleId, profile],
    ),
  );
  const restart = useCallback(() => {
    setSnapshot(snapshotOf(text));
    setRuleId(undefined);
  }, [text]);
  return { snapshot, rules, ruleId, injected, choose: setRuleId, restart };
};
type Injection = ReturnType<typeof useInjection>;

const Pick = ({
  rules,
  choose,
}: {
  readonly rules: readonly BreakableRule[];
  readonly choose: Injection['choose'];
}) => {
  const box = useRef<HTMLDivElement>(null);
  // The list appears after the dialog.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={box} className="injection-pick">
      <RulePick rules={rules} onPick={choose} />
    </div>
  );
};

const Rules = ({ rules, choose }: Injection) => {
  const { t } = useTranslation();
  if (rules.status === 'failed') return <p role="alert">{t('tool.failed')}</p>;
  if (rules.status === 'waiting') return <Skeletons rows={6} />;
  if (rules.result.length === 0) return <p>{t('errorInjection.none')}</p>;
  return <Pick rules={rules.result} choose={choose} />;
};

const Result = ({ injected, ruleId = '' }: Injection) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // The list that had the focus was removed.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} aria-live="polite" className="dlb injection-result">
      <p className="injection-rule">
        <RuleName ruleId={ruleId} />
      </p>
      {injected.status === 'waiting' && (
        <p className="injection-waiting">{t('errorInjection.preparing', { ruleId })}</p>
      )}
      {injected.status === 'failed' && <p>{t('tool.failed')}</p>}
      {injected.status === 'done' &&
        (injected.result ? (
          <InjectedErrorView injected={injected.result} />
        ) : (
          <p>{t('errorInjection.impossible', { ruleId })}</p>
        ))}
    </div>
  );
};

/** Inserts the error only if the text has not changed since; otherwise the dialog starts again. */
const useInsert = ({ text, onClose, onDone }: Props, { snapshot, restart }: Injection) => {
  const [moved, setMoved] = useState(false);
  const insert = ({ edit }: InjectedError) => {
    if (text.source.revision() !== snapshot.revision || !text.changeAll([edit])) {
      setMoved(true);
      restart();
      return;
    }
    onClose();
    onDone(edit.offset, edit.text.length);
  };
  return { moved, insert };
};

/** Lists the rules that apply to the message, shows the change that breaks a rule, and inserts it as one step. */
export const InjectErrorDialog = (props: Props) => {
  const { onClose } = props;
  const { t } = useTranslation();
  const injection = useInjection(props);
  const { moved, insert } = useInsert(props, injection);
  const { injected, ruleId, restart } = injection;
  const found = injected.status === 'done' ? injected.result : undefined;
  return (
    <Dialog title={t('errorInjection.title')} onClose={onClose}>
      <div className="dlb">
        {moved && <p role="alert">{t('tool.textChanged')}</p>}
        <Suspense fallback={<Skeletons rows={6} />}>
          {ruleId === undefined ? (
            <>
              <p className="injection-intro">{t('errorInjection.intro')}</p>
              <Rules {...injection} />
            </>
          ) : (
            <Result {...injection} />
          )}
        </Suspense>
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('editor.close')}</Button>
          {ruleId !== undefined && <Button onClick={restart}>{t('errorInjection.otherRule')}</Button>}
          {found && (
            <Button tone="primary" onClick={() => insert(found)}>
              {t('errorInjection.insert')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
