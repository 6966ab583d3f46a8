import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { OrderName } from '../order/order.ts';

/** Messages the clearing makes itself; the others only come in. */
export type AnswerName = Exclude<OrderName, 'pacs.028' | 'camt.027' | 'camt.087'>;

/** How messages of a rulebook are spelt: versions and the element names that changed from ISO 2009 to ISO 2019. */
export type Dialect = {
  readonly versions: Readonly<Record<OrderName, string>>;
  readonly bic: 'BIC' | 'BICFI';
  readonly organisationBic: 'BICOrBEI' | 'AnyBIC';
  readonly chargingAgent: 'Pty' | 'Agt';
  /** Parties of an original stand within Pty, next to the choice of an agent. */
  readonly wrapsParties: boolean;
  readonly hasUetr: boolean;
  /** A return says itself when its original settled, not only in the reference to it. */
  readonly datesReturned: boolean;
  /** Cancellation and rejection reasons that may stand under Cd; undefined = any code. */
  readonly recallCodes?: readonly string[];
  readonly rejectionCodes?: readonly string[];
  /** A reversal names its original for all entries, not in each of them. */
  readonly groupsReversals: boolean;
  /** OrgnlMsgNmId names the version. */
  readonly namesVersion: boolean;
};

const iso2009: Dialect = {
  versions: {
    'pacs.008': 'pacs.008.001.02',
    'pacs.003': 'pacs.003.001.02',
    'pacs.007': 'pacs.007.001.02',
    'pacs.002': 'pacs.002.001.03',
    'pacs.004': 'pacs.004.001.02',
    'camt.056': 'camt.056.001.01',
    'camt.029': 'camt.029.001.03',
    'pacs.028': 'pacs.028.001.01',
    'camt.027': 'camt.027.001.06',
    'camt.087': 'camt.087.001.05',
  },
  bic: 'BIC',
  organisationBic: 'BICOrBEI',
  chargingAgent: 'Pty',
  wrapsParties: false,
  hasUetr: false,
  datesReturned: false,
  recallCodes: ['CUST', 'DUPL', 'AGNT', 'CURR', 'UPAY', 'CUTA'],
  rejectionCodes: ['LEGL', 'AGNT', 'CUST'],
  groupsReversals: true,
  namesVersion: true,
};

const iso2019: Dialect = {
  versions: {
    'pacs.008': 'pacs.008.001.08',
    'pacs.003': 'pacs.003.001.08',
    'pacs.007': 'pacs.007.001.09',
    'pacs.002': 'pacs.002.001.10',
    'pacs.004': 'pacs.004.001.09',
    'camt.056': 'camt.056.001.08',
    'camt.029': 'camt.029.001.09',
    'pacs.028': 'pacs.028.001.03',
    'camt.027': 'camt.027.001.07',
    'camt.087': 'camt.087.001.06',
  },
  bic: 'BICFI',
  organisationBic: 'AnyBIC',
  chargingAgent: 'Agt',
  wrapsParties: true,
  hasUetr: true,
  datesReturned: true,
  groupsReversals: false,
  namesVersion: true,
};

const dialects: Readonly<Record<RbVersion, Dialect>> = {
  2019: iso2009,
  2021: iso2009,
  2023: iso2019,
  // From 2025 R-messages name their original without its version.
  2025: { ...iso2019, namesVersion: false },
};

export const dialectOf = (rbVersion: RbVersion): Dialect => dialects[rbVersion];

/** What stands in OrgnlMsgNmId for a message type. */
export const originalNameOf = ({ namesVersion }: Dialect, messageType: string): string =>
  namesVersion ? messageType : messageType.replace(/^([a-z]{4}\.\d{3})\.\d{3}\.\d{2}$/, '$1');
