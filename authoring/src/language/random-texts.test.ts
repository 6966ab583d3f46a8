import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { validate } from '@clearbench/validator/validate';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { fixesFor } from '../quick-fixes/fixes.ts';
import { crumbsAt } from './breadcrumbs.ts';
import { choicesAt } from './completion.ts';
import { foldsOf } from './folding.ts';
import { targetOfPath } from './go-to-path.ts';
import { hoverAt } from './hover.ts';
import { tagPairAt } from './matching-tag.ts';
import { missingEndAt } from './missing-end.ts';

const grammar = grammarOf(sctProfile);
const pieces = [
  '<',
  '>',
  '</',
  '/>',
  '"',
  "'",
  '=',
  ' ',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '&',
  '\n',
  '',
  '<Cd',
  'é',
];

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0) +
  column -
  1;

describe('the language services', () => {
  it('have an answer for any text, within its bounds', () => {
    const { upTo, pick } = seededRandom(20251015);
    let fixes = 0;
    for (let round = 0; round < 400; round++) {
      const index = createTextIndex(pacs008());
      for (let edit = upTo(4); edit >= 0; edit--) index.edit(upTo(index.text().length), upTo(12), pick(pieces));
      const text = index.text();
      const offset = upTo(text.length + 1);
      for (const { from, to } of [...choicesAt(index, offset, grammar, 'en'), ...tagPairAt(index, offset)])
        expect(0 <= from && from <= to && to <= text.length).toBe(true);
      hoverAt(index, Math.min(offset, text.length - 1), grammar, 'fr');
      crumbsAt(index, offset, grammar, 'de');
      missingEndAt(index, offset);
      foldsOf(text);
      targetOfPath(text, '/Document/…/PmtId');
      for (const finding of validate(new TextEncoder().encode(text), sctProfile).validationMessages) {
        const place = offsetOf(text, finding.line, finding.column);
        for (const { edits } of fixesFor({ index, text, offset: place, finding, grammar, language: 'en' })) {
          fixes += 1;
          for (const { from, to } of edits) expect(0 <= from && from <= to && to <= text.length).toBe(true);
        }
      }
    }
    expect(fixes).toBeGreaterThan(100);
  });
});
