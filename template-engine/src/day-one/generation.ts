import type { LayoutSection } from '@clearbench/contracts/template/layout';

/** What one and the same element is called in a generation of ISO 20022. */
export type Generation = { readonly bic: 'BICFI' | 'BIC' };

export const iso2019: Generation = { bic: 'BICFI' };
export const iso2009: Generation = { bic: 'BIC' };

/** Sections whose fields name the elements of 2009. */
export const in2009 = (sections: readonly LayoutSection[]): LayoutSection[] =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.element === undefined ? field : { ...field, element: field.element.replace(iso2019.bic, iso2009.bic) },
    ),
  }));
