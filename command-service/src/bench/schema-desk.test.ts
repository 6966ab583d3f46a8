import { schemaDesk, usualLimits } from './schema-desk.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const schema = (inner: string) =>
  bytesOf(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${inner}</xs:schema>`);
const simple = (facets: string) =>
  schema(
    `<xs:element name="a"><xs:simpleType><xs:restriction base="xs:token">${facets}</xs:restriction></xs:simpleType></xs:element>`,
  );
/** Groups that hold the next one twice: small to say, endless to unfold. */
const doubling = schema(
  `${Array.from({ length: 30 }, (_, n) => `<xs:group name="g${n}"><xs:sequence><xs:group ref="g${n + 1}"/><xs:group ref="g${n + 1}"/></xs:sequence></xs:group>`).join('')}
<xs:group name="g30"><xs:sequence><xs:element name="x"/></xs:sequence></xs:group><xs:element name="r"><xs:complexType><xs:group ref="g0"/></xs:complexType></xs:element>`,
);
const ok = simple('<xs:maxLength value="3"/>');

describe('schemas at a desk that can be cleared', () => {
  const desk = schemaDesk({ ...usualLimits, seconds: 2, megabytes: 64 });
  afterAll(() => desk.close());

  it('are read as far as they go', async () => {
    expect(await desk.read(ok, 'a')).toMatchObject({ value: { structure: { beyond: { what: 'token' } } } });
    expect(await desk.read(simple('<xs:maxLength value="x"/>'), 'a')).toMatchObject({
      value: { fault: { key: 'xsdBroken', line: 1 } },
    });
  });

  it('check messages', async () => {
    expect(await desk.check('ok', ok, bytesOf('<a>abc</a>'))).toEqual({ value: { deviations: [], count: 0 } });
    expect(await desk.check('ok', ok, bytesOf('<a>abcd</a>'))).toMatchObject({ value: { count: 1 } });
  });

  it('are given up when they would take for ever, while the rest of the process goes on, and the next is read', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 20);
    const outcome = await desk.read(doubling, 'r');
    clearInterval(timer);
    expect(outcome).toEqual({ ended: 'stopped' });
    expect(turns).toBeGreaterThan(20);
    expect(await desk.read(ok, 'a')).toHaveProperty('value');
  }, 20_000);

  it.each([
    ['a pattern that goes back and forth', simple('<xs:pattern value="(a|aa|aaa|a?)*b"/>'), `<a>${'a'.repeat(60)}</a>`],
    ['brackets in brackets', simple(`<xs:pattern value="${'('.repeat(50_000)}a${')'.repeat(50_000)}"/>`), '<a>a</a>'],
  ])(
    'have an end, whatever it is, with %s',
    async (_, xsd, message) => {
      const outcome = await desk.check(message, xsd, bytesOf(message));
      expect('ended' in outcome || outcome.value.count > 0).toBe(true);
      expect(await desk.check('ok', ok, bytesOf('<a>abc</a>'))).toHaveProperty('value.count', 0);
    },
    20_000,
  );

  it.each([
    ['elements in elements', `${'<xs:sequence>'.repeat(20_000)}${'</xs:sequence>'.repeat(20_000)}`],
    [
      'a million of a million',
      '<xs:sequence maxOccurs="1000000"><xs:element name="x" maxOccurs="1000000"/></xs:sequence>',
    ],
  ])(
    'are read or refused with %s',
    async (_, content) => {
      const outcome = await desk.read(
        schema(`<xs:element name="r"><xs:complexType>${content}</xs:complexType></xs:element>`),
        'r',
      );
      expect(outcome).toHaveProperty('value');
    },
    20_000,
  );

  it('take no more memory than they may', async () => {
    const outcome = await desk.check('big', ok, bytesOf(`<a>${'<b/>'.repeat(2_000_000)}</a>`));
    expect(outcome).toEqual({ ended: 'outOfMemory' });
    expect(await desk.check('ok', ok, bytesOf('<a>abc</a>'))).toHaveProperty('value.count', 0);
  }, 20_000);

  it('leave what nobody waits for any more', async () => {
    const first = desk.check('ok', ok, bytesOf('<a>abc</a>'), 'file');
    const second = desk.check('ok', ok, bytesOf('<a>abcd</a>'), 'file');
    expect(await first).toEqual({ ended: 'superseded' });
    expect(await second).toHaveProperty('value.count', 1);
  });
});
