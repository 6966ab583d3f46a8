/** Companies and people that do not exist, in the letters SEPA messages may hold. */
export const madeUpNames = [
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
