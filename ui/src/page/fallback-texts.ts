const english = {
  title: 'The server does not answer',
  body: 'Nothing is lost: what you typed is kept in this browser. Check your connection, then try again.',
  retry: 'Try again',
};

const german: typeof english = {
  title: 'Der Server antwortet nicht',
  body: 'Nichts ist verloren: Was Sie getippt haben, liegt in diesem Browser. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
};

/** The only texts that do not come from the server: they say that it is away. */
export const fallbackTexts = (languages: readonly string[]): typeof english =>
  languages[0]?.startsWith('de') ? german : english;
