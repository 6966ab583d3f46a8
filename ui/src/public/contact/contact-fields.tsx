import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Labelled } from '../../editing/labelled.tsx';
import { type ContactField, faultOf, longest } from './contact-faults.ts';
import { type ContactMessage, contactTyped } from './contact-slice.ts';

type Props = {
  readonly field: ContactField;
  readonly message: ContactMessage;
  /** Errors are shown after the first attempt to send. */
  readonly tried: boolean;
  /** The error of the server. */
  readonly refused?: string | undefined;
};

const completions: Readonly<Partial<Record<ContactField, string>>> = { name: 'name', email: 'email' };

/** A field of the form. */
export const ContactFieldInput = ({ field, message, tried, refused }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const fault = tried ? faultOf(field, message[field]) : undefined;
  return (
    <Labelled label={t(`contact.${field}`)} error={fault === undefined ? refused : t(fault)}>
      {(control) => {
        const parts = {
          ...control,
          className: 'input',
          name: field,
          required: true,
          maxLength: longest[field],
          value: message[field],
          autoComplete: completions[field] ?? 'off',
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            dispatch(contactTyped({ [field]: target.value })),
        };
        return field === 'message' ? (
          <textarea {...parts} rows={8} />
        ) : (
          <input {...parts} type={field === 'email' ? 'email' : 'text'} />
        );
      }}
    </Labelled>
  );
};
