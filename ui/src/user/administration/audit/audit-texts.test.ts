import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyEvent } from '@clearbench/contracts/every-event';
import { assetNames } from '@clearbench/contracts/look-and-feel/assets';
import { colorFields } from '@clearbench/contracts/look-and-feel/colors';
import { auditKinds } from '@clearbench/contracts/user/audit-routes';

const folder = join(import.meta.dirname, '../../../translation/texts');
const areas = ['admin', 'audit', 'user-administration'];
const textsOf = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8')) as Record<string, string>;

const eventTypes = Object.values(everyEvent).flatMap((events) => Object.keys(events));
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | false;
};

/** The paths of the values in a schema; records are represented by one entry. */
const placesIn = ({ properties, additionalProperties: each }: Schema, place: string): string[] => {
  if (!properties) return each ? placesIn(each, place) : [place];
  return Object.entries(properties).flatMap(([name, inner]) =>
    placesIn(inner, place === '' ? name : `${place}.${name}`),
  );
};

describe.each(['en', 'de', 'fr'])('the texts of the history in %s', (language) => {
  const texts = textsOf(language, 'audit');

  it('have a text for every event type', () => {
    expect(eventTypes.length).toBeGreaterThan(50);
    expect(eventTypes.filter((type) => !texts[`audit.${type}`])).toEqual([]);
  });

  it('have a label for the fields of events outside the audit of a user', () => {
    const expected = ['PlanOffered', 'SimEnvOpened', 'CalendarAdded', 'AppSettingsChanged'];
    const places = Object.values(everyEvent)
      .flatMap((events) => Object.entries(events))
      .filter(([type]) => expected.includes(type))
      .flatMap(([, { data }]) => placesIn(data.toJSONSchema() as Schema, ''))
      .filter((place) => !/Id$/.test(place));
    expect(places.length).toBeGreaterThan(30);
    expect(places.filter((place) => !texts[`audit.field.${place}`])).toEqual([]);
  });

  it('have a name for every colour, image and font', () => {
    const places = [
      ...colorFields.map((field) => `styles.${field}`),
      ...assetNames.flatMap((name) => [`assets.${name}.mediaType`, `assets.${name}.size`]),
    ];
    expect(places.filter((place) => !texts[`audit.field.${place}`])).toEqual([]);
  });

  it('have a name for every kind', () => expect(auditKinds.filter((kind) => !texts[`audit.kind.${kind}`])).toEqual([]));

  it('have no text without an event type', () => {
    const sentences = Object.keys(texts).filter((key) => /^audit\.[A-Z]/.test(key));
    expect(sentences.filter((key) => !eventTypes.includes(key.slice('audit.'.length)))).toEqual([]);
  });
});

describe.each(areas)('the texts of %s', (area) => {
  const [english, german] = [textsOf('en', area), textsOf('de', area)];

  it('have the same keys in both languages', () => expect(Object.keys(german)).toEqual(Object.keys(english)));

  it('have the same placeholders in both languages', () => {
    const differing = Object.keys(english).filter(
      (key) => placeholders(english[key] ?? '').join() !== placeholders(german[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
});
