/** The actions that the pages behind links need from other packages. */
export type LinkActions = {
  /** Verifies an address; fails with `link.used` and other `link.*` keys. */
  readonly verify: (userId: string, linkId: string) => Promise<void>;
  /**
   * Fails with `link.used` and other `link.*` keys where the link cannot accept the invitation any more; a signed-in
   * user may have accepted it before.
   */
  readonly checkInvitation: (invitationId: string, linkId: string, isSignedIn: boolean) => Promise<void>;
  /** Accepts an invitation for a user; fails with `link.used` and other `link.*` keys. */
  readonly accept: (invitationId: string, linkId: string, userId: string) => Promise<void>;
  /** Texts of the interface in a language, with English texts for missing ones. */
  readonly textsIn: (language: string) => Promise<Readonly<Record<string, string>>>;
  readonly productName: () => string;
};
