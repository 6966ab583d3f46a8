import '../../editing/editing.css';
import { sendContactRoute } from '@clearbench/contracts/user/routes';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { caller } from '../../http/http-caller.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { contactDraft } from '../../public/contact/contact-draft.ts';
import { ContactForm } from '../../public/contact/contact-form.tsx';
import { contactSaga } from '../../public/contact/contact-saga.ts';
import { ContactSent } from '../../public/contact/contact-sent.tsx';
import { contactDiscarded, contactSlice, selectHasContactText } from '../../public/contact/contact-slice.ts';
import { usePublicPages } from '../../public/public-pages.ts';
import { addFeature } from '../../store.ts';
import { navigate } from '../navigate.ts';

const send = caller(sendContactRoute);

addFeature({
  slice: contactSlice,
  saga: contactSaga({
    send: (body) => send({ body }),
    kept: contactDraft(sessionStorage),
    go: (path) => navigate(path),
  }),
});

/** `values`, the form itself, is optional. */
const subviews: readonly (string | undefined)[] = [undefined, 'values', 'sent', 'error'];

/** The page to write to the operator; it does not exist if mail is not configured. */
export const ContactPage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const unsaved = useSelector(selectHasContactText);
  const { subview } = useParams();
  const isOpen = usePublicPages().includes('contact');
  if (!isOpen || !subviews.includes(subview)) return <Navigate to="/404" replace />;
  return (
    <>
      <PageTitle title={t('public.title.contact')} />
      <LeaveDialog unsaved={unsaved} within="/public/contact" onLeave={() => dispatch(contactDiscarded())} />
      {subview === 'sent' ? <ContactSent /> : <ContactForm failed={subview === 'error'} />}
    </>
  );
};
