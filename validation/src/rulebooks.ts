import type { Profile } from './profile.ts';

type RulebookVersion = Profile['rbVersion'];
type Exchange = { readonly iso2009: string; readonly iso2019: string };

/*
 * Messages of the credit transfer schemes by what they are for. The rulebooks of 2019 and 2021 rest on the 2009 generation of ISO 20022,
 * those of 2023 and 2025 on the 2019 generation (domain knowledge from the EPC's inter-PSP guidelines EPC115-06 and EPC122-16).
 */
const exchanges: readonly Exchange[] = [
  { iso2009: 'pacs.008.001.02', iso2019: 'pacs.008.001.08' },
  { iso2009: 'pacs.002.001.03', iso2019: 'pacs.002.001.10' },
  { iso2009: 'pacs.004.001.02', iso2019: 'pacs.004.001.09' },
  { iso2009: 'camt.056.001.01', iso2019: 'camt.056.001.08' },
  { iso2009: 'camt.029.001.03', iso2019: 'camt.029.001.09' },
  { iso2009: 'camt.029.001.08', iso2019: 'camt.029.001.09' },
  { iso2009: 'pacs.028.001.01', iso2019: 'pacs.028.001.03' },
  { iso2009: 'camt.027.001.06', iso2019: 'camt.027.001.07' },
  { iso2009: 'camt.087.001.05', iso2019: 'camt.087.001.06' },
];

const generationOf: Readonly<Record<RulebookVersion, keyof Exchange>> = {
  '2019': 'iso2009',
  '2021': 'iso2009',
  '2023': 'iso2019',
  '2025': 'iso2019',
};

/** Messages a rulebook version exchanges. */
export const messagesOf = (rbVersion: RulebookVersion): readonly string[] => [
  ...new Set(exchanges.map((exchange) => exchange[generationOf[rbVersion]])),
];

/** The version of the same message that the rulebook wants instead; undefined where it has none. */
export const messageInstead = (message: string, rbVersion: RulebookVersion): string | undefined =>
  exchanges.find(({ iso2009, iso2019 }) => iso2009 === message || iso2019 === message)?.[generationOf[rbVersion]];

/** The rulebook version to take for a message when nobody named one: the preferred one if it knows the message, else the newest that does. */
export const rulebookFor = (message: string | undefined, preferred: RulebookVersion): RulebookVersion => {
  if (message === undefined || messagesOf(preferred).includes(message)) return preferred;
  const newestFirst: readonly RulebookVersion[] = ['2025', '2023', '2021', '2019'];
  return newestFirst.find((rbVersion) => messagesOf(rbVersion).includes(message)) ?? preferred;
};
