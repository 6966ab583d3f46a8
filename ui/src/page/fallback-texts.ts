const english = {
  title: 'The server is not responding',
  body: 'Nothing is lost: unsaved text is kept in this browser. Check your connection, then try again.',
  retry: 'Try again',
};

const german: typeof english = {
  title: 'Der Server antwortet nicht',
  body: 'Nichts ist verloren: Nicht gespeicherter Text bleibt in diesem Browser. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
};

const french: typeof english = {
  title: 'Le serveur ne répond pas',
  body: 'Rien n’est perdu : le texte non enregistré est conservé dans ce navigateur. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
};

/** The only texts that do not come from the server: they say that it is unreachable. */
export const fallbackTexts = (languages: readonly string[]): typeof english =>
  ({ de: german, fr: french })[languages[0]?.slice(0, 2) ?? ''] ?? english;
