import type { StructureType } from '@clearbench/contracts/format/structure';
import { useTranslation } from 'react-i18next';
import type { Use } from './compare-structures.ts';

const shownCodes = 6;
/** The sign for an unlimited number. */
const unboundedText = 1_000_000_000;
const manyDigits = 1_000;

/** The descriptions of the cardinality and the permitted values of an element. */
export const useTypeTexts = () => {
  const { t } = useTranslation();
  const value = (type: StructureType): string => {
    // A sequence is the default and is not mentioned.
    if (type.kind === 'sequence') return '';
    if (type.kind !== 'value') return t(`formatAdmin.kind.${type.kind}`);
    const { value: facets } = type;
    switch (facets.kind) {
      case 'text':
        if (facets.max >= unboundedText && facets.min === 0) return t('formatAdmin.value.anyText');
        return t('formatAdmin.value.text', { min: facets.min, max: facets.max });
      case 'pattern':
        return facets.pattern;
      case 'code': {
        const more = facets.codes.length - shownCodes;
        const first = facets.codes.slice(0, shownCodes).join(' ');
        return more > 0 ? t('formatAdmin.value.moreCodes', { codes: first, count: more }) : first;
      }
      case 'decimal': {
        const { totalDigits, fractionDigits, from, to } = facets;
        const digits =
          totalDigits >= manyDigits
            ? t('formatAdmin.value.anyDecimal')
            : t('formatAdmin.value.decimal', { totalDigits, fractionDigits });
        const least = from === undefined ? digits : t('formatAdmin.value.from', { digits, from });
        return to === undefined ? least : t('formatAdmin.value.to', { digits: least, to });
      }
      case 'binary':
        return t('formatAdmin.value.binary', { min: facets.min, max: facets.max });
      case 'date':
      case 'dateTime':
      case 'gYear':
      case 'gYearMonth':
      case 'time':
      case 'boolean':
        return t(`formatAdmin.value.${facets.kind}`);
    }
  };
  return {
    often: ({ use: { min, max, oneOf } }: Use): string =>
      oneOf === undefined ? `${min}..${max ?? '*'}` : t(`formatAdmin.oneOf.${oneOf}`),
    value: ({ type }: Use): string =>
      type.kind === 'value' && type.attribute ? `${value(type)} @${type.attribute.name}` : value(type),
  };
};
