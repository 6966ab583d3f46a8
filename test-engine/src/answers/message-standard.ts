import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { exchangedMessages, type IsoVersion, isoVersionOf } from '@clearbench/iso20022/rulebooks';
import { type MessageName, messageNames } from '../message-parser/parsed-message.ts';

/** Messages that the clearing sends as answers; a status request of the other bank answers nothing. */
export type AnswerName = Exclude<MessageName, 'pacs.028'>;

/** The message versions of a rulebook, and the element names that changed from ISO 20022 of 2009 to that of 2019. */
export type MessageStandard = {
  readonly versions: Readonly<Record<MessageName, string>>;
  readonly bic: 'BIC' | 'BICFI';
  readonly organisationBic: 'BICOrBEI' | 'AnyBIC';
  readonly chargingAgent: 'Pty' | 'Agt';
  /** Parties of an original are inside Pty, which is a choice with Agt. */
  readonly wrapsParties: boolean;
  readonly hasUetr: boolean;
  /** A return has its own original settlement date, besides the one in the reference. */
  readonly datesReturned: boolean;
  /** Cancellation and rejection reasons that are allowed under Cd; undefined = any code. */
  readonly recallCodes?: readonly string[];
  readonly rejectionCodes?: readonly string[];
  /** A reversal names its original once for all entries. */
  readonly groupsReversals: boolean;
  /** OrgnlMsgNmId contains the version. */
  readonly namesVersion: boolean;
};

/** The version of a message that is not an inquiry first; a camt.029 answers recalls and inquiries. */
const versionOf = (name: MessageName, isoVersion: IsoVersion): string =>
  exchangedMessages
    .toSorted((one, other) => Number(one.isInquiry ?? false) - Number(other.isInquiry ?? false))
    .flatMap((message) => message[isoVersion] ?? [])
    .find((message) => message.startsWith(`${name}.`)) ?? '';

const versionsOf = (isoVersion: IsoVersion) =>
  Object.fromEntries(messageNames.map((name) => [name, versionOf(name, isoVersion)])) as MessageStandard['versions'];

const standards: Readonly<Record<IsoVersion, Omit<MessageStandard, 'namesVersion'>>> = {
  iso2009: {
    versions: versionsOf('iso2009'),
    bic: 'BIC',
    organisationBic: 'BICOrBEI',
    chargingAgent: 'Pty',
    wrapsParties: false,
    hasUetr: false,
    datesReturned: false,
    recallCodes: ['CUST', 'DUPL', 'AGNT', 'CURR', 'UPAY', 'CUTA'],
    rejectionCodes: ['LEGL', 'AGNT', 'CUST'],
    groupsReversals: true,
  },
  iso2019: {
    versions: versionsOf('iso2019'),
    bic: 'BICFI',
    organisationBic: 'AnyBIC',
    chargingAgent: 'Agt',
    wrapsParties: true,
    hasUetr: true,
    datesReturned: true,
    groupsReversals: false,
  },
};

export const messageStandardOf = (rbVersion: RbVersion): MessageStandard => ({
  ...standards[isoVersionOf(rbVersion)],
  // From 2025 on R-messages name their original without its version.
  namesVersion: rbVersion !== '2025',
});

const inquiryAnswerVersion = exchangedMessages.find(
  ({ iso2009, isInquiry }) => isInquiry && iso2009?.startsWith('camt.029.'),
)?.iso2009;

/** The standard of answers to inquiries: with the 2009 standard they are of 2018 and name elements as that of 2019. */
export const standardOfInquiries = (standard: MessageStandard): MessageStandard =>
  standard.bic === 'BICFI'
    ? standard
    : {
        ...standard,
        versions: { ...standard.versions, 'camt.029': inquiryAnswerVersion ?? standard.versions['camt.029'] },
        bic: 'BICFI',
        wrapsParties: true,
      };

/** The OrgnlMsgNmId of a message type. */
export const originalNameOf = ({ namesVersion }: MessageStandard, messageType: string): string =>
  namesVersion ? messageType : messageType.replace(/^([a-z]{4}\.\d{3})\.\d{3}\.\d{2}$/, '$1');
