import type { UserDocument } from '@clearbench/contracts/user/views';

/** The provider's name in URLs and in the login of every demo user. */
export const demoProvider = 'demo';

type Text = { readonly en: string; readonly de: string; readonly fr: string };

/** A demo account: the claims of the provider, and the data for seeding the product. */
export type DemoAccount = {
  readonly subject: string;
  readonly displayName: string;
  readonly email: string;
  /** What this account may do, in a sentence. */
  readonly says: Text;
  readonly roles: readonly string[];
  readonly approvedState: UserDocument['approvedState'];
  readonly userState: UserDocument['userState'];
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean;
};

const everyday = {
  roles: ['ROLE_USER'],
  approvedState: 'APPROVED',
  userState: 'ENABLED',
  emailVerified: true,
} as const;

/** One account for every account state. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    subject: 'tester',
    displayName: 'Tessa Tester',
    email: 'tester@demo.clearbench.example',
    says: {
      en: 'Creates, edits, validates and sends files.',
      de: 'Legt Dateien an, bearbeitet, prüft und sendet sie.',
      fr: 'Crée, modifie, contrôle et envoie des fichiers.',
    },
    ...everyday,
  },
  {
    subject: 'tester2',
    displayName: 'Bruno Tester',
    email: 'tester2@demo.clearbench.example',
    says: {
      en: 'A second tester in the same environments, to work side by side.',
      de: 'Arbeitet als Zweiter in denselben Umgebungen, Seite an Seite.',
      fr: 'Un second testeur dans les mêmes environnements, pour travailler côte à côte.',
    },
    ...everyday,
  },
  {
    subject: 'analyst',
    displayName: 'Ana Analyst',
    email: 'analyst@demo.clearbench.example',
    says: {
      en: 'Reads files and reports, but may neither create nor edit.',
      de: 'Liest Dateien und Berichte, darf aber nichts anlegen oder ändern.',
      fr: 'Lit fichiers et rapports, mais ne peut ni créer ni modifier.',
    },
    ...everyday,
    roles: ['ROLE_USER', 'ROLE_ANALYST'],
  },
  {
    subject: 'admin',
    displayName: 'Ida Admin',
    email: 'admin@demo.clearbench.example',
    says: {
      en: 'Runs the product and may work in every environment.',
      de: 'Betreibt das Produkt und darf in jeder Umgebung arbeiten.',
      fr: 'Exploite le produit et peut travailler dans tous les environnements.',
    },
    ...everyday,
    roles: ['ROLE_USER', 'ROLE_ADMIN'],
  },
  {
    subject: 'unverified',
    displayName: 'Uma Unverified',
    email: 'unverified@demo.clearbench.example',
    says: {
      en: 'Has not proved the address; asked to only where mail can be sent.',
      de: 'Hat die Adresse nicht bestätigt; muss es nur, wo Nachrichten versendet werden können.',
      fr: 'N’a pas confirmé l’adresse ; doit le faire seulement là où des e-mails peuvent être envoyés.',
    },
    ...everyday,
    emailVerified: false,
  },
  {
    subject: 'waiting',
    displayName: 'Wanda Waiting',
    email: 'waiting@demo.clearbench.example',
    says: {
      en: 'Has signed up and waits for an administrator to approve.',
      de: 'Ist angemeldet und wartet auf die Freigabe durch die Verwaltung.',
      fr: 'S’est inscrite et attend l’approbation d’un administrateur.',
    },
    ...everyday,
    approvedState: 'UNKNOWN',
  },
  {
    subject: 'rejected',
    displayName: 'Rex Rejected',
    email: 'rejected@demo.clearbench.example',
    says: {
      en: 'Was turned away by an administrator.',
      de: 'Wurde von der Verwaltung abgelehnt.',
      fr: 'A été refusé par un administrateur.',
    },
    ...everyday,
    approvedState: 'REJECTED',
  },
  {
    subject: 'disabled',
    displayName: 'Dora Disabled',
    email: 'disabled@demo.clearbench.example',
    says: {
      en: 'Had an account that may not be used any more.',
      de: 'Hatte ein Konto, das nicht mehr benutzt werden darf.',
      fr: 'Avait un compte qui ne peut plus être utilisé.',
    },
    ...everyday,
    userState: 'DISABLED',
  },
];
