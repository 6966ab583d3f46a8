/** A mail as the product writes it; addresses were checked before they got here. */
export type Letter = {
  /** Names the letter for good: sent twice, it can be told to be the same. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Where letters are handed over; fails with `mail.failed` when they were not taken. */
export type Post = { send(letter: Letter): Promise<void> };

/** Texts of the interface in a language, English where it lacks some. */
export type TextsIn = (language: string) => Promise<Readonly<Record<string, string>>>;
