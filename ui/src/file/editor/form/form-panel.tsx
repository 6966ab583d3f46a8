import './form.css';
import type { FormChange } from '@clearbench/authoring/form/form-edit';
import type { FormNode, MessageForm } from '@clearbench/authoring/form/form-node';
import type { FormOptions } from '@clearbench/authoring/form/message-form';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { useShownElements } from '../language/shown-elements.ts';
import type { Jump } from '../page/use-jump.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import { FormBar } from './form-bar.tsx';
import { FormWorkProvider } from './form-context.ts';
import { FormGroup } from './form-group.tsx';
import { FormHelp } from './form-help.tsx';
import { contentOf } from './form-nodes.ts';
import { useForm } from './use-form.ts';
import { useFormFindings } from './use-form-findings.ts';
import { useFocusPath, useFollowedCursor, useFormEvents } from './use-form-focus.ts';
import { useFormProfile } from './use-form-profile.ts';
import { listId } from './value-control.tsx';

type NoFormProps = {
  readonly form: Exclude<MessageForm, { readonly status: 'form' }>;
  readonly jump: Jump;
  readonly onText: () => void;
};

/** Says why the text has no form, with a link to the text. */
const NoForm = ({ form, jump, onText }: NoFormProps) => {
  const { t } = useTranslation();
  if (form.status === 'noModel')
    return (
      <div className="ed-empty" role="status">
        <p>{t(form.namespace === '' ? 'editor.form.noNamespace' : 'editor.form.noModel', form)}</p>
        <Button onClick={onText}>{t('editor.form.showText')}</Button>
      </div>
    );
  const { line, column, variant, params } = form;
  return (
    <div className="ed-empty" role="status">
      <p>{t('editor.form.broken', { line, column })}</p>
      <p>{t(`finding.T-01.${variant}`, { ...params, defaultValue: '' })}</p>
      <Button onClick={() => jump({ line, column })}>{t('editor.form.goThere')}</Button>
    </div>
  );
};

type Choices = readonly { readonly code: string; readonly text?: string | undefined }[];

const listsIn = (node: FormNode, found: Map<string, Choices>): Map<string, Choices> => {
  for (const { input } of [node.field, node.attribute].filter((value) => value !== undefined))
    if (input.kind === 'listed') found.set(input.list, input.choices);
  for (const child of node.children) listsIn(child, found);
  return found;
};

/** Lists of suggested codes for fields that accept other codes too; each list once. */
const Suggestions = ({ root }: { readonly root: FormNode }) => {
  const lists = useMemo(() => [...listsIn(root, new Map())], [root]);
  return lists.map(([list, choices]) => (
    <datalist key={list} id={listId(list)}>
      {choices.map(({ code, text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </datalist>
  ));
};

type Props = {
  readonly file: OpenFile;
  readonly view: TextView;
  readonly fixed: boolean;
  readonly jump: Jump;
  /** Shows the text if the form covers it. */
  readonly onText: () => void;
};

const languages = ['en', 'de', 'fr'] as const;

/** The message as a form; the form and the text editor edit the same text. */
export const FormPanel = ({ file, view, fixed, jump, onText }: Props) => {
  const { i18n, t } = useTranslation();
  const { source } = view;
  const [transaction, setTransaction] = useState(1);
  const language = languages.find((one) => i18n.language.startsWith(one)) ?? 'en';
  const profile = useFormProfile(file);
  const { showsAll } = useShownElements();
  const options: FormOptions = useMemo(
    () => ({ profile, language, transaction, showsAll }),
    [profile, language, transaction, showsAll],
  );
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
