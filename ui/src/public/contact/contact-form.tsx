import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import type { Problem } from '../../saga/problem.ts';
import { selectUser } from '../../user/user-slice.ts';
import { type ContactField, faultOf } from './contact-faults.ts';
import { ContactFieldInput } from './contact-fields.tsx';
import { type ContactMessage, contactRequested, selectContact } from './contact-slice.ts';

const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message'];

/** A signed-in user does not enter name and address. */
const useMessage = (): ContactMessage => {
  const user = useSelector(selectUser);
  const { draft } = useSelector(selectContact);
  return { name: user?.displayName ?? '', email: user?.email ?? '', subject: '', message: '', ...draft };
};

const Failed = ({ problem }: { readonly problem: Problem | undefined }) => {
  const { t } = useTranslation();
  return (
    <p className="callout" data-tone="bad" role="alert">
      {problem ? t(`error.${problem.errorKey}`, problem.params) : t('contact.failed')}
    </p>
  );
};

/** A message to the operator of the installation. */
export const ContactForm = ({ failed }: { readonly failed: boolean }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectContact);
  const message = useMessage();
  const [tried, setTried] = useState(false);
  const badEmail = problem?.errorKey === 'user.badEmail' ? t('error.user.badEmail', problem.params) : undefined;

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const wrong = fields.find((field) => faultOf(field, message[field]) !== undefined);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (status !== 'loading') dispatch(contactRequested(message));
  };
  return (
    <form className="contact-form" noValidate onSubmit={send}>
      <h1>{t('public.title.contact')}</h1>
      <p className="muted">{t('contact.body')}</p>
      {failed && badEmail === undefined && <Failed problem={problem} />}
      {fields.map((field) => (
        <ContactFieldInput
          key={field}
          field={field}
          message={message}
          tried={tried}
          refused={field === 'email' ? badEmail : undefined}
        />
      ))}
      <Button type="submit" tone="primary" large disabled={status === 'loading'}>
        {t(status === 'loading' ? 'contact.sending' : 'contact.send')}
      </Button>
    </form>
  );
};
