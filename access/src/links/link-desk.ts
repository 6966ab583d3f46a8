/** What the pages behind links need from the rest of the house. */
export type LinkDesk = {
  /** Takes an address for proved; fails with `link.used` and its like. */
  readonly verify: (userId: string, linkId: string) => Promise<void>;
  /** Fails with `link.used` and its like where nobody can accept by this link any more; somebody signed in may have accepted before. */
  readonly checkInvitation: (invitationId: string, linkId: string, isSignedIn: boolean) => Promise<void>;
  /** Accepts an invitation for somebody; fails with `link.used` and its like. */
  readonly accept: (invitationId: string, linkId: string, userId: string) => Promise<void>;
  /** Texts of the interface in a language, English where it lacks some. */
  readonly textsIn: (language: string) => Promise<Readonly<Record<string, string>>>;
  readonly productName: () => string;
};
