import type { MessageForm } from '@clearbench/validation/form/form-node';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Jump } from '../page/use-jump.ts';

type Props = {
  readonly form: Exclude<MessageForm, { readonly status: 'form' }>;
  readonly jump: Jump;
  readonly onText: () => void;
};

/** Why there is no form of the text, and the way to the text. */
export const NoForm = ({ form, jump, onText }: Props) => {
  const { t } = useTranslation();
  if (form.status === 'noModel')
    return (
      <div className="ed-empty" role="status">
        <p>{t(form.namespace === '' ? 'editor.form.noNamespace' : 'editor.form.noModel', form)}</p>
        <Button variant="default" onClick={onText}>
          {t('editor.form.showText')}
        </Button>
      </div>
    );
  const { line, column, variant, params } = form;
  return (
    <div className="ed-empty" role="status">
      <p>{t('editor.form.broken', { line, column })}</p>
      <p>{t(`finding.T-01.${variant}`, { ...params, defaultValue: '' })}</p>
      <Button variant="default" onClick={() => jump({ line, column })}>
        {t('editor.form.goThere')}
      </Button>
    </div>
  );
};
