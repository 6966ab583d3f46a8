/**
 * Currencies and funds of ISO 4217 by the digits of their minor unit. Source: the table of current codes (list one) as of
 * November 2025; the codes of metals and units of account have no minor unit.
 */
const currencies = {
  '0': 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  '2': `
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW
    CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR
    ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV
    MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD
    SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  '3': 'BHD IQD JOD KWD LYD OMR TND',
  '4': 'CLF UYW',
  none: 'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX',
} as const;

/** Recently withdrawn currencies with their last day; older statements and invoices contain them. All have two decimal places. */
const withdrawn: Readonly<Record<string, string>> = {
  CUC: '2021-06-30',
  HRK: '2022-12-31',
  SLL: '2024-03-31',
  ZWL: '2024-08-31',
  ANG: '2025-06-30',
  BGN: '2025-12-31',
};

const digits: ReadonlyMap<string, number> = new Map([
  ...Object.keys(withdrawn).map((code) => [code, 2] as const),
  ...Object.entries(currencies).flatMap(([unit, codes]) =>
    codes
      .trim()
      .split(/\s+/)
      .map((code) => [code, unit === 'none' ? Infinity : Number(unit)] as const),
  ),
]);

/** The maximum number of decimal places in that currency; undefined for an unknown code. */
export const minorDigits = (currency: string): number | undefined => digits.get(currency);

/** Whether a currency of the table is valid on that day (ISO date). */
export const isCurrent = (currency: string, day: string): boolean => day <= (withdrawn[currency] ?? day);
