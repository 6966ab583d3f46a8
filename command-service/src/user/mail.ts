/** A mail of the product; addresses were validated before. */
export type Mail = {
  /** Permanent id, by which a repeated mail can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mails; fails with `mail.failed` when the server rejected one. */
export type MailTransport = { send(mail: Mail): Promise<void> };

/** Texts of the interface in a language, with English texts for missing ones. */
export type TextsIn = (language: string) => Promise<Readonly<Record<string, string>>>;
