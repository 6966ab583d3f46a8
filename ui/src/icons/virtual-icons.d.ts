/** The icons of Tabler by their names in PascalCase: `arrow-left` is `IconArrowLeft`. */
declare module 'virtual:icons' {
  type Drawings = typeof import('@iconify-json/tabler/icons.json', { with: { type: 'json' }})['icons'];
  type PascalCase<Name> = Name extends `${infer Word}-${infer Words}`
    ? `${Capitalize<Word>}${PascalCase<Words>}`
    : Capitalize<Name & string>;

  const icons: { readonly [Name in keyof Drawings as `Icon${PascalCase<Name>}`]: import('./icon.ts').Icon };
  export = icons;
}
