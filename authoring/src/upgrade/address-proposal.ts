/** The address lines and the country of an address, as written. */
export type AddressParts = { readonly lines: readonly string[]; readonly country: string | undefined };

/** A postal code before a town: `10117 Berlin`, `SW1A 2AA London`, `1011 AB Amsterdam`, `L-1468 Luxembourg`. */
const postalCodeAndTown = /^((?:[A-Z]{1,2}-)?\d{3,6}(?: [A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}) +(\p{L}.*)$/u;

const element = (name: string, value: string | undefined): string =>
  value === undefined || value === '' ? '' : `<${name}>${value}</${name}>`;

/**
 * The hybrid form of an unstructured address: the last address line is taken for the town, with its postal code.
 * Undefined without a country or an address line. Source: EPC153-22, the forms of addresses since rulebook 2025.
 */
export const addressProposal = ({ lines, country }: AddressParts): string | undefined => {
  const last = lines.at(-1);
  if (country === undefined || last === undefined) return undefined;
  const [, postalCode, town = last] = postalCodeAndTown.exec(last) ?? [];
  const rest = lines.slice(0, -1).map((line) => element('AdrLine', line));
  return `<PstlAdr>${element('PstCd', postalCode)}${element('TwnNm', town)}${element('Ctry', country)}${rest.join('')}</PstlAdr>`;
};
