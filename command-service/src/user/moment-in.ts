import { dateRegion } from '@clearbench/contracts/translation/language-tag';

type Locale = { readonly language: string; readonly timeZone: string };

const format = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** An instant in the reader's format and time zone; unknown languages and zones fall back to English and UTC. */
export const momentIn = (at: string, { language, timeZone }: Locale): string => {
  const say = (locale: string, zone: string) =>
    new Intl.DateTimeFormat(dateRegion(locale), { ...format, timeZone: zone, timeZoneName: 'short' }).format(
      new Date(at),
    );
  try {
    return say(language, timeZone);
  } catch {
    return say('en', 'UTC');
  }
};
