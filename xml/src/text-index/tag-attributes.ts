/** An attribute as written in a tag; offsets are those of the text. Its value may have no end. */
export type WrittenAttribute = {
  readonly name: string;
  readonly from: number;
  readonly nameTo: number;
  readonly value: string;
  /** Between the quotes; both -1 where there is no value yet. */
  readonly valueFrom: number;
  readonly valueTo: number;
  readonly to: number;
};

const attribute = /([^\s=/<>"']+)(\s*=\s*(?:"([^"<]*)("?)|'([^'<]*)('?))?)?/g;

/** The attributes between two offsets of a text, as far as they can be made out. */
export const attributesBetween = (text: string, from: number, to: number): readonly WrittenAttribute[] =>
  [...text.slice(from, to).matchAll(attribute)].map((found) => {
    const [whole, name = '', rest = '', double, doubleEnd, single, singleEnd] = found;
    const start = from + found.index;
    const value = double ?? single;
    const place = { name, from: start, nameTo: start + name.length, to: start + whole.length };
    if (value === undefined) return { ...place, value: '', valueFrom: -1, valueTo: -1 };
    const valueTo = start + name.length + rest.length - ((doubleEnd ?? singleEnd) === '' ? 0 : 1);
    return { ...place, value, valueFrom: valueTo - value.length, valueTo };
  });
