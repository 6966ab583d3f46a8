import type { TemplateSummary } from '@clearbench/contracts/template/routes';
import { isAnswer, searchOf } from './answered-file.ts';

const ofType = (messageType: string) =>
  isAnswer({ formatSummary: { messageType, rulebookVersion: [] } } as unknown as TemplateSummary);

describe('a file that is answered', () => {
  it.each([
    ['pacs.002.001.10', true],
    ['pacs.004.001.09', true],
    ['camt.029.001.09', true],
    ['pacs.008.001.08', false],
    ['camt.056.001.08', false],
    ['pacs.028.001.03', false],
  ])('is answered by %s: %s', (messageType, expected) => expect(ofType(messageType)).toBe(expected));

  it('is named in the address', () => expect([searchOf(undefined), searchOf('a b')]).toEqual(['', '?answers=a%20b']));
});
