import './form.css';
import type { FormChange } from '@clearbench/validation/form/form-edit';
import type { FormNode } from '@clearbench/validation/form/form-node';
import type { FormOptions } from '@clearbench/validation/form/message-form';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeletons } from '../../../parts/skeletons.tsx';
import type { Jump } from '../page/use-jump.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import { FormBar } from './form-bar.tsx';
import { FormWorkProvider } from './form-context.ts';
import { FormGroup } from './form-group.tsx';
import { FormHelp } from './form-help.tsx';
import { contentOf } from './form-places.ts';
import { NoForm } from './no-form.tsx';
import { Suggestions } from './suggestions.tsx';
import { useFocusPath } from './use-focus-path.ts';
import { useFollowedCursor } from './use-followed-cursor.ts';
import { useForm } from './use-form.ts';
import { useFormEvents } from './use-form-events.ts';
import { useFormFindings } from './use-form-findings.ts';
import { useFormProfile } from './use-form-profile.ts';

type Props = {
  readonly file: OpenFile;
  readonly view: TextView;
  readonly fixed: boolean;
  readonly jump: Jump;
  /** Shows the text, where it is behind the form. */
  readonly onText: () => void;
};

const languages = ['en', 'de', 'fr'] as const;

/** The message as a form: both it and the text beside it are the same text. */
export const FormPanel = ({ file, view, fixed, jump, onText }: Props) => {
  const { i18n, t } = useTranslation();
  const { source } = view;
  const [transaction, setTransaction] = useState(1);
  const language = languages.find((one) => i18n.language.startsWith(one)) ?? 'en';
  const profile = useFormProfile(file);
  const options: FormOptions = useMemo(() => ({ profile, language, transaction }), [profile, language, transaction]);
  const { form, change } = useForm(file.fileId, source, options);
  const panel = useRef<HTMLDivElement>(null);
  const read = form?.status === 'form' ? form : undefined;
  const root = read?.root;
  const { node: current, follow } = useFollowedCursor({ view, form, panel, onTransaction: setTransaction });
  const focus = useFocusPath(panel, root);
  const { findings, withFinding } = useFormFindings(view, form, file.report?.validationMessages);

  const changeAndShow = useCallback(
    async (what: FormChange) => {
      const made = await change(what);
      if (made?.transaction !== undefined) setTransaction(made.transaction);
      const isTyping = what.kind === 'value' || what.kind === 'attribute';
      if (made && !isTyping) focus(made.focus, what.kind !== 'remove');
      return made;
    },
    [change, focus],
  );
  useFormEvents({ panel, root, source, fixed });
  const onJump = useCallback(({ from, inside }: FormNode) => jump(inside ?? from ?? { line: 1, column: 1 }), [jump]);
  const work = { fixed, change: changeAndShow, findings, current: current?.path, onJump };

  return (
    <div ref={panel} className="ed-panel fm-panel">
      <FormBar
        form={form}
        source={source}
        fixed={fixed}
        onTurn={setTransaction}
        withFinding={withFinding}
        onCursor={() => focus(follow()?.path, true)}
      />
      {!form && <Skeletons rows={10} />}
      {form && form.status !== 'form' && <NoForm form={form} jump={jump} onText={onText} />}
      {root && (
        <div className="ed-scroll fm-scroll">
          {fixed && <p className="fm-fixed">{t('editor.text.readOnly')}</p>}
          <Suggestions root={root} />
          <FormWorkProvider value={work}>
            <FormGroup node={contentOf(root)} depth={0} />
          </FormWorkProvider>
        </div>
      )}
      <FormHelp panel={panel} root={root} />
    </div>
  );
};
