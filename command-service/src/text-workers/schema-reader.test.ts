import { schemaReader, usualLimits } from './schema-reader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const schema = (inner: string) =>
  bytesOf(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${inner}</xs:schema>`);
const simple = (facets: string) =>
  schema(
    `<xs:element name="a"><xs:simpleType><xs:restriction base="xs:token">${facets}</xs:restriction></xs:simpleType></xs:element>`,
  );
/** Groups that contain the next one twice: short to write, exponential to expand. */
const doubling = schema(
  `${Array.from({ length: 30 }, (_, n) => `<xs:group name="g${n}"><xs:sequence><xs:group ref="g${n + 1}"/><xs:group ref="g${n + 1}"/></xs:sequence></xs:group>`).join('')}
<xs:group name="g30"><xs:sequence><xs:element name="x"/></xs:sequence></xs:group><xs:element name="r"><xs:complexType><xs:group ref="g0"/></xs:complexType></xs:element>`,
);
const ok = simple('<xs:maxLength value="3"/>');

describe('reading schemas with limits', () => {
  /** Most seconds of a run that is to end by itself: a loaded machine stays far below it. */
  const patience = 240;
  const limits = { ...usualLimits, seconds: patience, megabytes: 64 };
  const reader = schemaReader(limits);
  /** Starts a run with a time limit of two seconds. */
  const briefly = <T>(start: () => Promise<T>): Promise<T> => {
    limits.seconds = 2;
    const run = start();
    limits.seconds = patience;
    return run;
  };
  afterAll(() => reader.close());

  it('reads supported schemas', async () => {
    expect(await reader.read(ok, 'a')).toMatchObject({ value: { structure: { beyond: { what: 'token' } } } });
    expect(await reader.read(simple('<xs:maxLength value="x"/>'), 'a')).toMatchObject({
      value: { fault: { key: 'xsdInvalid', line: 1 } },
    });
  });

  it('validates messages', async () => {
    expect(await reader.check('ok', ok, bytesOf('<a>abc</a>'))).toEqual({ value: { deviations: [], count: 0 } });
    expect(await reader.check('ok', ok, bytesOf('<a>abcd</a>'))).toMatchObject({ value: { count: 1 } });
  });

  it('ends a run at the time limit while the process continues, and reads the next schema', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 20);
    const outcome = await briefly(() => reader.read(doubling, 'r'));
    clearInterval(timer);
    expect(outcome).toEqual({ ended: 'stopped' });
    // A process that waits for the run has at most one turn, after its end.
    expect(turns).toBeGreaterThan(1);
    expect(await reader.read(ok, 'a')).toHaveProperty('value');
  });

  it.each([
    ['a pattern that goes back and forth', simple('<xs:pattern value="(a|aa|aaa|a?)*b"/>'), `<a>${'a'.repeat(60)}</a>`],
    ['brackets in brackets', simple(`<xs:pattern value="${'('.repeat(50_000)}a${')'.repeat(50_000)}"/>`), '<a>a</a>'],
  ])('ends for any schema with %s', async (_, xsd, message) => {
    const outcome = await briefly(() => reader.check(message, xsd, bytesOf(message)));
    expect('ended' in outcome || outcome.value.count > 0).toBe(true);
    expect(await reader.check('ok', ok, bytesOf('<a>abc</a>'))).toHaveProperty('value.count', 0);
  });

  it.each([
    ['elements in elements', `${'<xs:sequence>'.repeat(20_000)}${'</xs:sequence>'.repeat(20_000)}`],
    [
      'a million of a million',
      '<xs:sequence maxOccurs="1000000"><xs:element name="x" maxOccurs="1000000"/></xs:sequence>',
    ],
  ])('reads or refuses a schema with %s', async (_, content) => {
    const outcome = await reader.read(
      schema(`<xs:element name="r"><xs:complexType>${content}</xs:complexType></xs:element>`),
      'r',
    );
    expect(outcome).toHaveProperty('value');
  });

  it('limits the memory', async () => {
    const outcome = await reader.check('big', ok, bytesOf(`<a>${'<b/>'.repeat(2_000_000)}</a>`));
    expect(outcome).toEqual({ ended: 'outOfMemory' });
    expect(await reader.check('ok', ok, bytesOf('<a>abc</a>'))).toHaveProperty('value.count', 0);
  });

  it('cancels superseded runs', async () => {
    const first = reader.check('ok', ok, bytesOf('<a>abc</a>'), 'file');
    const second = reader.check('ok', ok, bytesOf('<a>abcd</a>'), 'file');
    expect(await first).toEqual({ ended: 'superseded' });
    expect(await second).toHaveProperty('value.count', 1);
  });
});
