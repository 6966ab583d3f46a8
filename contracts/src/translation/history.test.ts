import { stepsOf } from '../event-history.ts';
import { everyHistory } from '../every-history.ts';

const read = (type: string, data: object): unknown =>
  stepsOf(everyHistory, type).reduce<unknown>((older, step) => step(older as never), data);

describe('a text stored under an earlier key', () => {
  it('belongs to the current key', () =>
    expect(read('TextTranslated', { language: 'de', key: 'editor.hindrance.busy', text: 'Warten' })).toEqual({
      language: 'de',
      key: 'editor.unavailable.busy',
      text: 'Warten',
    }));

  it('is reset under the current key', () =>
    expect(read('TranslationRemoved', { language: 'de', key: 'goes.fact' })).toEqual({
      language: 'de',
      key: 'expiry.expiresOn',
    }));

  it('of release 0.2.0 belongs to the current key', () => {
    const [, step] = stepsOf(everyHistory, 'TextTranslated');
    const stored = { language: 'de', key: 'error.translation.twice', text: 'Doppelt' };
    expect(step?.(stored as never)).toEqual({ ...stored, key: 'error.translation.duplicateKey' });
  });
});
