import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { Profile } from '@clearbench/iso20022/profile';
import { Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { RuleName } from '../../error-injection/rule-name.tsx';
import { RulePick } from '../../error-injection/rule-pick.tsx';
import { useAsyncResult } from '../../error-injection/use-async-result.ts';
import { useInjectionWorker } from '../../error-injection/use-injection-worker.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { environmentTime } from '../../sim-env/environment-time.ts';

/** The message type of the template, the profile that validates the file, and the clock of its environment. */
export type Checked = { readonly messageType: string } & Pick<Profile, 'scheme' | 'rbVersion' | 'overrides'> &
  Pick<SimEnv, 'clock'>;

type Props = {
  readonly checked: Checked;
  readonly ruleId: string | undefined;
  readonly onRule: (ruleId: string | undefined) => void;
};

type PickProps = Pick<Props, 'checked' | 'ruleId'> & { readonly onPick: (ruleId: string) => void };

/** The environment overrides no severities. */
const asFormat = {};

const Rules = ({ checked, ruleId, onPick }: PickProps) => {
  const { messageType, scheme, rbVersion, overrides = asFormat, clock } = checked;
  const { t } = useTranslation();
  const worker = useInjectionWorker();
  const ask = useMemo(
    () =>
      worker &&
      (() => {
        const profile = { scheme, rbVersion, overrides, now: environmentTime({ clock }) };
        return worker.request('rules', { of: { messageType }, profile });
      }),
    [worker, messageType, scheme, rbVersion, overrides, clock],
  );
  const rules = useAsyncResult(ask);
  if (rules.status === 'failed') return <p role="alert">{t('tool.failed')}</p>;
  if (rules.status === 'waiting') return <Skeletons rows={6} />;
  if (rules.result.length === 0) return <p>{t('errorInjection.none')}</p>;
  return (
    <div className="injection-pick">
      <RulePick rules={rules.result} chosen={ruleId} onPick={onPick} />
    </div>
  );
};

/** Rendered outside the form, which Enter would submit. */
const RuleDialog = ({ onClose, ...props }: PickProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  return createPortal(
    <Dialog title={t('errorInjection.field')} onClose={onClose}>
      <div className="dlb">
        <Suspense fallback={<Skeletons rows={6} />}>
          <Rules {...props} />
        </Suspense>
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('editor.close')}</Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
};

/** The rule that the new file breaks, if any; the rules are loaded when the picker opens. */
export const InjectedErrorField = ({ checked, ruleId, onRule }: Props) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  const pick = (picked: string) => {
    close();
    onRule(picked);
  };
  return (
    <fieldset className="field injection-field" data-wide>
      <legend className="injection-label">
        {t('errorInjection.field')}
        <span className="field-optional">{t('template.optional')}</span>
      </legend>
      <div className="injection-chosen">
        {ruleId === undefined ? (
          <span className="muted">{t('errorInjection.fieldNone')}</span>
        ) : (
          <span>
            <Suspense fallback={<code>{ruleId}</code>}>
              <RuleName ruleId={ruleId} />
            </Suspense>
          </span>
        )}
        <Button onClick={() => setChoosing(true)}>
          {t(ruleId === undefined ? 'errorInjection.selectRule' : 'errorInjection.selectOtherRule')}
        </Button>
        {ruleId !== undefined && <Button onClick={() => onRule(undefined)}>{t('errorInjection.remove')}</Button>}
      </div>
      <p className="field-help">{t('errorInjection.fieldHelp')}</p>
      {choosing && <RuleDialog checked={checked} ruleId={ruleId} onPick={pick} onClose={close} />}
    </fieldset>
  );
};
