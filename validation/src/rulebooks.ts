import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from './profile.ts';

type RulebookVersion = Profile['rbVersion'];
type Generation = 'iso2009' | 'iso2019';

/** Messages for one purpose, by generation; a generation that has none lacks it. */
type Exchange = { readonly schemes: readonly Scheme[] } & { readonly [name in Generation]?: string };

const everywhere: readonly Scheme[] = ['sct', 'inst', 'core', 'b2b'];
const transfers: readonly Scheme[] = ['sct', 'inst'];
const debits: readonly Scheme[] = ['core', 'b2b'];

/*
 * The rulebooks of 2019 and 2021 rest on the 2009 generation of ISO 20022, those of 2023 and 2025 on the 2019 generation
 * (domain knowledge from the EPC's inter-PSP guidelines EPC115-06, EPC122-16, EPC114-06 and EPC301-07).
 */
const betweenBanks: readonly Exchange[] = [
  { schemes: transfers, iso2009: 'pacs.008.001.02', iso2019: 'pacs.008.001.08' },
  { schemes: debits, iso2009: 'pacs.003.001.02', iso2019: 'pacs.003.001.08' },
  { schemes: everywhere, iso2009: 'pacs.002.001.03', iso2019: 'pacs.002.001.10' },
  { schemes: everywhere, iso2009: 'pacs.004.001.02', iso2019: 'pacs.004.001.09' },
  { schemes: debits, iso2009: 'pacs.007.001.02', iso2019: 'pacs.007.001.09' },
  { schemes: everywhere, iso2009: 'camt.056.001.01', iso2019: 'camt.056.001.08' },
  { schemes: transfers, iso2009: 'camt.029.001.03', iso2019: 'camt.029.001.09' },
  { schemes: transfers, iso2009: 'camt.029.001.08', iso2019: 'camt.029.001.09' },
  { schemes: transfers, iso2009: 'pacs.028.001.01', iso2019: 'pacs.028.001.03' },
  { schemes: ['sct'], iso2009: 'camt.027.001.06', iso2019: 'camt.027.001.07' },
  { schemes: ['sct'], iso2009: 'camt.087.001.05', iso2019: 'camt.087.001.06' },
];

/* What customers and their banks tell each other (EPC132-08, EPC121-16, EPC130-08, EPC131-08), and the account reports that go with it. */
const withCustomers: readonly Exchange[] = [
  { schemes: transfers, iso2009: 'pain.001.001.03', iso2019: 'pain.001.001.09' },
  { schemes: debits, iso2009: 'pain.008.001.02', iso2019: 'pain.008.001.08' },
  { schemes: everywhere, iso2009: 'pain.002.001.03', iso2019: 'pain.002.001.10' },
  { schemes: debits, iso2009: 'pain.007.001.02', iso2019: 'pain.007.001.09' },
  { schemes: everywhere, iso2019: 'camt.055.001.08' },
  { schemes: everywhere, iso2019: 'camt.052.001.08' },
  { schemes: everywhere, iso2009: 'camt.053.001.02', iso2019: 'camt.053.001.08' },
  { schemes: everywhere, iso2019: 'camt.054.001.08' },
];

const exchanges = [...betweenBanks, ...withCustomers];

const generationOf: Readonly<Record<RulebookVersion, Generation>> = {
  '2019': 'iso2009',
  '2021': 'iso2009',
  '2023': 'iso2019',
  '2025': 'iso2019',
};

const listMessages = (rbVersion: RulebookVersion, scheme: Scheme | undefined): readonly string[] => [
  ...new Set(
    exchanges
      .filter(({ schemes }) => scheme === undefined || schemes.includes(scheme))
      .flatMap((exchange) => exchange[generationOf[rbVersion]] ?? []),
  ),
];

const listed = new Map<string, readonly string[]>();

/** Messages exchanged with the 2009 generation that are younger than it, and name banks as later ones do. */
const younger: readonly string[] = ['pacs.028.001.01', 'camt.027.001.06', 'camt.029.001.08', 'camt.087.001.05'];

/** Whether a message names banks by the elements of 2009: BIC and BICOrBEI. */
export const hasNamesOf2009 = (message: string): boolean =>
  !younger.includes(message) && messagesOf('2019').includes(message);

/** Messages a rulebook version exchanges, those of one scheme or of all. */
export const messagesOf = (rbVersion: RulebookVersion, scheme?: Scheme): readonly string[] => {
  const key = `${rbVersion} ${scheme}`;
  const messages = listed.get(key) ?? listMessages(rbVersion, scheme);
  listed.set(key, messages);
  return messages;
};

const exchangeOf = (message: string): Exchange | undefined =>
  exchanges.find(({ iso2009, iso2019 }) => iso2009 === message || iso2019 === message);

/** The schemes that exchange the message, in whatever rulebook version. */
export const schemesOf = (message: string): readonly Scheme[] => exchangeOf(message)?.schemes ?? [];

/** The scheme to take for a message when nobody named one: the first that exchanges it, that of credit transfers where none does. */
export const schemeFor = (message: string | undefined): Scheme =>
  (message === undefined ? undefined : schemesOf(message)[0]) ?? 'sct';

/** The version of the same message that the rulebook wants instead; undefined where it has none. */
export const messageInstead = (message: string, rbVersion: RulebookVersion): string | undefined =>
  exchangeOf(message)?.[generationOf[rbVersion]];

/** First days of the rulebook versions, the newest first. */
const inForceSince: readonly (readonly [day: string, rbVersion: RulebookVersion])[] = [
  ['2025-10-05', '2025'],
  ['2024-03-17', '2023'],
  ['2021-11-21', '2021'],
];

/** The rulebook version in force on a day (YYYY-MM-DD, or an instant that begins like one). */
export const rulebookOn = (day: string): RulebookVersion =>
  inForceSince.find(([since]) => day.slice(0, 10) >= since)?.[1] ?? '2019';

/** The rulebook version to take for a message when nobody named one: the preferred one if it knows the message, else the newest that does. */
export const rulebookFor = (message: string | undefined, preferred: RulebookVersion): RulebookVersion => {
  if (message === undefined || messagesOf(preferred).includes(message)) return preferred;
  const newestFirst: readonly RulebookVersion[] = ['2025', '2023', '2021', '2019'];
  return newestFirst.find((rbVersion) => messagesOf(rbVersion).includes(message)) ?? preferred;
};
