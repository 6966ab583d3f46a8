/** The texts of the accounts page besides the accounts. */
export type AccountsTexts = {
  readonly language: 'en' | 'de' | 'fr';
  readonly title: string;
  readonly intro: string;
  readonly signInAs: string;
  readonly cancel: string;
  readonly failed: string;
  readonly expired: string;
  readonly again: string;
};

const english: AccountsTexts = {
  language: 'en',
  title: 'Choose an account',
  intro: 'These accounts belong to the demonstration. They need no password, and none of them exists in production.',
  signInAs: 'Sign in as',
  cancel: 'Cancel',
  failed: 'Signing in did not work',
  expired: 'This page has expired, or it was opened in another browser.',
  again: 'Start again',
};

const german: AccountsTexts = {
  language: 'de',
  title: 'Konto wählen',
  intro: 'Diese Konten gehören zur Vorführung. Sie brauchen kein Passwort, und im Echtbetrieb gibt es keines davon.',
  signInAs: 'Anmelden als',
  cancel: 'Abbrechen',
  failed: 'Die Anmeldung hat nicht geklappt',
  expired: 'Diese Seite ist abgelaufen oder wurde in einem anderen Browser geöffnet.',
  again: 'Neu beginnen',
};

const french: AccountsTexts = {
  language: 'fr',
  title: 'Choisir un compte',
  intro:
    'Ces comptes font partie de la démonstration. Ils n’ont pas besoin de mot de passe, et aucun n’existe en production.',
  signInAs: 'Se connecter en tant que',
  cancel: 'Annuler',
  failed: 'La connexion a échoué',
  expired: 'Cette page a expiré, ou elle a été ouverte dans un autre navigateur.',
  again: 'Recommencer',
};

const byLanguage: Readonly<Record<string, AccountsTexts>> = { en: english, de: german, fr: french };

/** The texts in the language that the browser prefers, from Express's `acceptsLanguages`. */
export const accountsTexts = (language: string | false): AccountsTexts => byLanguage[language || 'en'] ?? english;
