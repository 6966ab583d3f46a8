/** Fictitious companies and persons, in the SEPA character set. */
export const generatedNames = [
  'Acme Testing GmbH',
  'Blue Harbour Ltd',
  'Cedar and Sons',
  'Dorothea Sample',
  'Example Mills SA',
  'Ferdinand Muster',
  'Green Lantern Foods',
  'Hanna Beispiel',
  'Ilse Probe',
  'Juniper Works BV',
  'Karl Ohnename',
  'Lighthouse Trading',
  'Mira Testfall',
  'Northwind Paper AG',
  'Otto Normal',
  'Petra Versuch',
] as const;
