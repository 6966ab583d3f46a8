const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const);

const latin = 'ÄAe ÖOe ÜUe äae öoe üue ßss ẞSS ÆAe æae ŒOe œoe ØO øo ŁL łl ĐD đd ÐD ðd ÞTh þth ıi ĦH ħh ŦT ŧt ĸk ŊN ŋn';

/** Upper case; lower case is derived. */
const greek = 'ΑA ΒV ΓG ΔD ΕE ΖZ ΗI ΘTh ΙI ΚK ΛL ΜM ΝN ΞX ΟO ΠP ΡR ΣS ΤT ΥY ΦF ΧCh ΨPs ΩO';

/** The Bulgarian alphabet in upper case. */
const cyrillic = 'АA БB ВV ГG ДD ЕE ЖZh ЗZ ИI ЙY КK ЛL МM НN ОO ПP РR СS ТT УU ФF ХH ЦTs ЧCh ШSh ЩSht ЪA ЬY ЮYu ЯYa';

const signs = `&+ _- –- —- =- ~- ;, "' \`' ´' ‘' ’' “' ”' „' «' »' [( ]) {( }) <( >) \\/ |/ !. #. $. %. *. ^. §. °. …. €E £L ¥Y`;

const lower = (upper: string) => pairs(upper).map(([from, to]) => [from.toLowerCase(), to.toLowerCase()] as const);

/** The replacement of a character outside the SEPA set; combining accents are removed before. */
export const transliterations: ReadonlyMap<string, string> = new Map([
  ...pairs(latin),
  ...pairs(greek),
  ...lower(greek),
  ['ς', 's'],
  ...pairs(cyrillic),
  ...lower(cyrillic),
  ...pairs(signs),
  ['@', '(at)'],
]);
