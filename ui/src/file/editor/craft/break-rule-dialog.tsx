import type { Profile } from '@clearbench/validation/profile';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breach, BreakableRule } from '../../../deliberate/protocol.ts';
import { RuleName } from '../../../deliberate/rule-name.tsx';
import { RulePick } from '../../../deliberate/rule-pick.tsx';
import { useAnswer } from '../../../deliberate/use-answer.ts';
import { useWorkshop } from '../../../deliberate/use-workshop.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import type { TextView } from '../text/text-view.ts';
import { BreachView } from './breach-view.tsx';

type Props = {
  readonly text: TextView;
  readonly profile: Profile;
  readonly onClose: () => void;
  /** Something was put in: it is to come into sight. */
  readonly onDone: (offset: number, length: number) => void;
};

/** The text as it stood when the question was put. */
const snapshot = ({ source }: TextView) => ({ text: source.read(), revision: source.revision() });

const useBreaking = ({ text, profile }: Pick<Props, 'text' | 'profile'>) => {
  const workshop = useWorkshop();
  const [taken, setTaken] = useState(() => snapshot(text));
  const [ruleId, setRuleId] = useState<string>();
  const rules = useAnswer(
    useMemo(() => workshop && (() => workshop.ask('rules', { of: taken, profile })), [workshop, taken, profile]),
  );
  const breach = useAnswer(
    useMemo(
      () =>
        workshop && ruleId !== undefined
          ? () => workshop.ask('breach', { text: taken.text, ruleId, profile })
          : undefined,
      [workshop, taken, ruleId, profile],
    ),
  );
  const again = useCallback(() => {
    setTaken(snapshot(text));
    setRuleId(undefined);
  }, [text]);
  return { taken, rules, ruleId, breach, choose: setRuleId, again };
};
type Breaking = ReturnType<typeof useBreaking>;

const Pick = ({ rules, choose }: { readonly rules: readonly BreakableRule[]; readonly choose: Breaking['choose'] }) => {
  const box = useRef<HTMLDivElement>(null);
  // The dialog was there before the list.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={box} className="dlb-pick">
      <RulePick rules={rules} onPick={choose} />
    </div>
  );
};

const Rules = ({ rules, choose }: Breaking) => {
  const { t } = useTranslation();
  if (rules.status === 'failed') return <p role="alert">{t('deliberate.failed')}</p>;
  if (rules.status === 'waiting') return <Skeletons rows={6} />;
  if (rules.answer.length === 0) return <p>{t('deliberate.none')}</p>;
  return <Pick rules={rules.answer} choose={choose} />;
};

const Result = ({ breach, ruleId = '' }: Breaking) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // The list the keyboard was in has gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} aria-live="polite" className="dlb dlb-result">
      <p className="dlb-rule">
        <RuleName ruleId={ruleId} />
      </p>
      {breach.status === 'waiting' && <p className="dlb-waiting">{t('deliberate.break.trying', { ruleId })}</p>}
      {breach.status === 'failed' && <p>{t('deliberate.failed')}</p>}
      {breach.status === 'there' &&
        (breach.answer ? <BreachView breach={breach.answer} /> : <p>{t('deliberate.break.cannot', { ruleId })}</p>)}
    </div>
  );
};

/** What is found is put in only where the text still is the one it was found for; otherwise everything begins anew. */
const usePutIn = ({ text, onClose, onDone }: Props, { taken, again }: Breaking) => {
  const [moved, setMoved] = useState(false);
  const putIn = ({ edit }: Breach) => {
    if (text.source.revision() !== taken.revision || !text.changeAll([edit])) {
      setMoved(true);
      again();
      return;
    }
    onClose();
    onDone(edit.offset, edit.text.length);
  };
  return { moved, putIn };
};

/** Offers the rules that concern the message, shows what breaking one changes, and puts that in as one step. */
export const BreakRuleDialog = (props: Props) => {
  const { onClose } = props;
  const { t } = useTranslation();
  const breaking = useBreaking(props);
  const { moved, putIn } = usePutIn(props, breaking);
  const { breach, ruleId, again } = breaking;
  const found = breach.status === 'there' ? breach.answer : undefined;
  return (
    <Dialog title={t('deliberate.break.title')} onClose={onClose}>
      <div className="dlb">
        {moved && <p role="alert">{t('deliberate.moved')}</p>}
        <Suspense fallback={<Skeletons rows={6} />}>
          {ruleId === undefined ? (
            <>
              <p className="dlb-intro">{t('deliberate.break.intro')}</p>
              <Rules {...breaking} />
            </>
          ) : (
            <Result {...breaking} />
          )}
        </Suspense>
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('editor.close')}</Button>
          {ruleId !== undefined && <Button onClick={again}>{t('deliberate.break.other')}</Button>}
          {found && (
            <Button tone="primary" onClick={() => putIn(found)}>
              {t('deliberate.break.put')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
