import type { LayoutSection } from '@clearbench/contracts/template/layout';

/** The names that differ between generations of ISO 20022. */
export type Generation = {
  readonly versions: Readonly<Record<'pacs.008' | 'pacs.003' | 'pacs.004' | 'camt.056' | 'camt.029', string>>;
  readonly bic: 'BICFI' | 'BIC';
  readonly organisationBic: 'AnyBIC' | 'BICOrBEI';
  /** The agent that took charges. */
  readonly chargingAgent: 'Agt' | 'Pty';
  /** The name of a party of the original. */
  readonly partyName: 'Pty/Nm' | 'Nm';
  /** A return has its own original settlement date, besides the one in the reference. */
  readonly datesReturned: boolean;
  /** Recalls and their refusals have codes for some of the scheme's reasons only. */
  readonly listsReasons: boolean;
};

export const iso2019: Generation = {
  versions: {
    'pacs.008': 'pacs.008.001.08',
    'pacs.003': 'pacs.003.001.08',
    'pacs.004': 'pacs.004.001.09',
    'camt.056': 'camt.056.001.08',
    'camt.029': 'camt.029.001.09',
  },
  bic: 'BICFI',
  organisationBic: 'AnyBIC',
  chargingAgent: 'Agt',
  partyName: 'Pty/Nm',
  datesReturned: true,
  listsReasons: false,
};

export const iso2009: Generation = {
  versions: {
    'pacs.008': 'pacs.008.001.02',
    'pacs.003': 'pacs.003.001.02',
    'pacs.004': 'pacs.004.001.02',
    'camt.056': 'camt.056.001.01',
    'camt.029': 'camt.029.001.03',
  },
  bic: 'BIC',
  organisationBic: 'BICOrBEI',
  chargingAgent: 'Pty',
  partyName: 'Nm',
  datesReturned: false,
  listsReasons: true,
};

const elementIn2009 = (element: string): string =>
  element
    .replace(iso2019.bic, iso2009.bic)
    .replace(iso2019.organisationBic, iso2009.organisationBic)
    .replace(/(Dbtr|Cdtr)\/Pty\/Nm$/, '$1/Nm')
    .replace(/^TxInf\/OrgnlIntrBkSttlmDt$/, 'TxInf/OrgnlTxRef/IntrBkSttlmDt');

/** Sections with the element names of 2009. */
export const in2009 = (sections: readonly LayoutSection[]): LayoutSection[] =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.element === undefined ? field : { ...field, element: elementIn2009(field.element) },
    ),
  }));
