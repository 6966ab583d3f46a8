import type { LayoutField } from '@clearbench/contracts/template/layout';
import { around, optional, where } from './element.ts';
import { textField } from './field.ts';

type Party = 'debtor' | 'creditor';

/** Field name after the party's, element, label, length. */
const parts = [
  ['Department', 'Dept', 'department', 70],
  ['SubDepartment', 'SubDept', 'sub-department', 70],
  ['Street', 'StrtNm', 'street', 70],
  ['BuildingNumber', 'BldgNb', 'building number', 16],
  ['BuildingName', 'BldgNm', 'building name', 35],
  ['Floor', 'Flr', 'floor', 70],
  ['PostBox', 'PstBx', 'post box', 16],
  ['Room', 'Room', 'room', 70],
  ['PostCode', 'PstCd', 'post code', 16],
  ['Town', 'TwnNm', 'town', 35],
  ['TownLocation', 'TwnLctnNm', 'town location', 35],
  ['District', 'DstrctNm', 'district', 35],
  ['Subdivision', 'CtrySubDvsn', 'country subdivision', 35],
  ['Country', 'Ctry', 'country', 2],
  ['Line1', 'AdrLine', 'free line 1', 70],
  ['Line2', 'AdrLine', 'free line 2', 70],
] as const;

type Part = (typeof parts)[number][0];

const help: Partial<Record<Part, string>> = {
  Town: 'With the country the least an address says.',
  Country: 'Without a country no address is written.',
  Line1: 'Rulebook 2025 allows two free lines beside town and country; rulebook 2023 only instead of them.',
};

/** The address fields of a party, with initial values. */
export const addressFields = (party: Party, given: Partial<Record<Part, string>>): LayoutField[] =>
  parts.map(([part, element, label, maxLength]) => {
    const value = given[part];
    const said = help[part];
    return {
      ...textField(
        `${party}${part}`,
        `Address: ${label}`,
        `CdtTrfTxInf/${party === 'debtor' ? 'Dbtr' : 'Cdtr'}/PstlAdr/${element}`,
        maxLength,
      ),
      ...(part === 'Country' ? { kind: 'country' as const } : {}),
      required: false,
      ...(said === undefined ? {} : { help: said }),
      ...(value === undefined ? {} : { default: { from: 'literal' as const, value } }),
    };
  });

/** The address of a party, structured, hybrid or unstructured, depending on the filled fields. */
export const addressElements = (party: Party): string =>
  where(`${party}Country`, around('PstlAdr', ...parts.map(([part, element]) => optional(element, `${party}${part}`))));
