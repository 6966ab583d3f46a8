import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { exportTextsIn } from '../export-texts.ts';
import { hostile, hostileFile, keyTexts, sampleFinding, sampleReport } from '../testing/reports.fixture.ts';
import { asHtml } from './html-report.ts';
import { ruleTextsIn } from './rule-texts.ts';

const voidTags = /<(meta|wbr|br)([^>]*)>/g;

/** The page as an XML reader sees it, which refuses whatever is not closed or not escaped. */
const read = (page: string) => {
  const document = XmlDocument.fromString(
    page.replace('<!doctype html>', '').replaceAll(voidTags, '<$1$2/>').replaceAll('data-found>', 'data-found="">'),
  );
  return {
    values: (path: string): string[] => document.find(path).map((node) => node.content),
    names: (): string[] => [...new Set((document.find('//*') as XmlElement[]).map(({ name }) => name))],
  };
};

const report = sampleReport(
  [
    sampleFinding({ severity: 'Info', ruleId: 'A-01', text: 'An info.' }),
    sampleFinding({ severity: 'Warning', ruleId: 'T-05', text: 'A warning.' }),
    sampleFinding({ value: 'SHAR', expected: 'SLEV', line: 2, column: 9 }),
  ],
  { notShown: 9, notListed: [{ severity: 'Error', ruleId: 'P-11', count: 7 }], errors: 8 },
);

describe('a report as a page', () => {
  it('has the errors first, with place, path, value and what was expected', () => {
    const { values } = read(asHtml([{ file: 'one.xml', report }], keyTexts));
    expect(values('//article/@data-severity')).toEqual(['Error', 'Warning', 'Info']);
    expect(values('(//article)[1]/dl/dd/code')).toEqual([
      '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/ChrgBr',
      'SHAR',
      'SLEV',
    ]);
    expect(values('//h2')).toEqual(['Summary', 'Errors (8)', 'Warnings (1)', 'Infos (1)']);
  });

  it('says of the file what is known of it', () => {
    const about = { environment: 'SCT Bench', version: 3, validatedAt: '2026-03-04T05:06:07Z' };
    const page = asHtml([{ file: 'one.xml', report, about }], { ...keyTexts, timeZone: 'Europe/Berlin' });
    const facts = read(page).values('//header/dl/dd');
    expect(facts.slice(0, 5)).toEqual(['one.xml', 'SCT Bench', 'SCT 2023', 'pacs.008.001.08', 'v3']);
    expect(facts[5]).toContain('4 March 2026');
    expect(facts[5]).toContain('06:06:07');
  });

  it('counts what it does not list, for each rule and in all', () => {
    const { values } = read(asHtml([{ file: 'one.xml', report }], keyTexts));
    expect(values('//section/section[h2]/table//td[@class="count"]')).toEqual(['7']);
    expect(values('//p[@class="note"]')).toEqual(['2 further findings not shown']);
  });

  it('shows the text around a finding with the value marked', () => {
    const lines = [
      { line: 1, column: 1, text: '<a>', goesOn: false },
      { line: 2, column: 1, text: '<ChrgBr>SHAR</ChrgBr>', goesOn: false },
    ];
    const { values } = read(asHtml([{ file: 'one.xml', report, excerpts: [[], [], lines] }], keyTexts));
    expect(values('(//article)[1]/pre/span')).toEqual(['1<a>', '2<ChrgBr>SHAR</ChrgBr>']);
    expect(values('//mark')).toEqual(['SHAR']);
  });

  it('says how a finding is fixed and where its rule comes from, in each language', async () => {
    for (const language of ['en', 'de', 'fr'] as const) {
      const texts = { ...exportTextsIn(language), rule: await ruleTextsIn(language) };
      const { values } = read(asHtml([{ file: 'one.xml', report }], texts));
      const [fix = '', source = ''] = values('(//article)[1]/dl/dd').slice(-2);
      expect([fix.length > 10, source.length > 10]).toEqual([true, true]);
      expect(values('//html/@lang')).toEqual([language]);
      expect(asHtml([{ file: 'one.xml', report }], texts)).not.toMatch(/\{\{|undefined/);
    }
  });

  it('has a list of files where there are several, and says which could not be read', () => {
    const { values } = read(
      asHtml(
        [
          { file: 'one.xml', report },
          { file: 'two.xml', error: 'not found' },
        ],
        keyTexts,
      ),
    );
    expect(values('//h1')).toEqual(['Files', 'one.xml', 'two.xml']);
    expect(values('//section[@class="file"][2]//p[@class="result"]')).toEqual(['Not validated: not found']);
  });

  it.each(hostile)('is sound, without scripts and addresses to load from, with %j', (text) => {
    const excerpts = [[{ line: 3, column: 1, text, goesOn: true }], []];
    const checked = { ...hostileFile(text), excerpts, about: { environment: text } };
    const page = asHtml([checked as typeof checked & { report: typeof report }, { file: text, error: text }], {
      ...keyTexts,
      origin: `javascript:${text}`,
    });
    const { names, values } = read(page);
    const allowed =
      'html head meta title style body main section p h1 h2 h3 header dl dt dd table thead tbody tr th td span article code wbr pre i mark footer';
    expect(names().filter((name) => !allowed.split(' ').includes(name))).toEqual([]);
    expect(values('//@src | //@href | //@*[starts-with(name(), "on")] | //@style')).toEqual([]);
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='x", '</style><b>'])(
    'writes %j as text',
    (text) => {
      const page = asHtml([hostileFile(text)], keyTexts);
      expect(page).not.toContain(text);
      expect(read(page).values('(//article)[1]/h3')).toEqual([text]);
    },
  );
});
