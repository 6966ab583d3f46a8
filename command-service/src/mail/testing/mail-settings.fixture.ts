/** The environment variables of an installation with a mail server on a local port. */
export const mailSettingsOf = (port: number): Record<string, string> => ({
  CLEARBENCH_SMTP_URL: `smtp://127.0.0.1:${port}`,
  CLEARBENCH_MAIL_FROM: 'Clearbench <bench@bank.example>',
  CLEARBENCH_CONTACT_TO: 'help@bank.example',
});

/** The link in a mail. */
export const linkIn = ({ text }: { readonly text: string }): string => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '';
