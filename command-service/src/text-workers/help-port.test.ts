import type { ValidatedPart } from '@clearbench/validation-engine/parts/validated-part';
import { checkPart, checkText } from './check-text.ts';
import { beginHelp, endHelp, givePart, type HelpPort, isPartWanted, openHelp, takePart } from './help-port.ts';
import { bulkXml } from './testing/bulk.fixture.ts';

const part = { keptNodes: 7 } as ValidatedPart;
const profile = { scheme: 'sct', rbVersion: '2025', now: '2025-10-15T09:00:00Z' } as const;
const never = (): boolean => false;

describe('two threads that validate a text together', () => {
  it('exchange a part that is there', async () => {
    const { asking, helping } = openHelp();
    expect(beginHelp(helping)).toBe(true);
    expect(isPartWanted(helping)).toBe(false);
    givePart(helping, part);
    expect(await takePart(asking)).toEqual(part);
    endHelp(asking);
  });
  it('exchange a part that is ended because it is wanted', async () => {
    const { asking, helping } = openHelp();
    beginHelp(helping);
    const taken = takePart(asking);
    expect(isPartWanted(helping)).toBe(true);
    givePart(helping, part);
    expect(await taken).toEqual(part);
    endHelp(asking);
  });
  it('do not wait where none is begun, and begin none that comes too late', async () => {
    const { asking, helping } = openHelp();
    expect(await takePart(asking)).toBeUndefined();
    expect(beginHelp(helping)).toBe(false);
    endHelp(asking);
  });
  it('do not wait where the second one ends without a part', async () => {
    for (const end of [({ port }: HelpPort) => port.close(), (port: HelpPort) => givePart(port, undefined)]) {
      const { asking, helping } = openHelp();
      beginHelp(helping);
      const taken = takePart(asking);
      end(helping);
      expect(await taken).toBeUndefined();
      endHelp(asking);
    }
  });
  it('have the report, the facts and the query of one thread', async () => {
    const bytes = new TextEncoder().encode(bulkXml(2_500));
    const alone = await checkText(bytes, profile, never);
    const { asking, helping } = openHelp();
    await checkPart(bytes, profile, never, helping);
    expect(await checkText(bytes, profile, never, asking)).toEqual(alone);
    expect(alone?.facts).toMatchObject({ transactions: 2_500, totalAmount: '625000.00' });
  });
  it('share the work: the first one counts what the part says', async () => {
    const bytes = new TextEncoder().encode(bulkXml(2_500));
    const [real, changed] = [openHelp(), openHelp()];
    await checkPart(bytes, profile, never, real.helping);
    const validated = (await takePart(real.asking)) as ValidatedPart;
    endHelp(real.asking);
    const states = validated.states.map((state) =>
      state.rule === 'facts' ? { ...state, taken: { transactions: 7, total: undefined } } : state,
    );
    beginHelp(changed.helping);
    givePart(changed.helping, { ...validated, states });
    const { facts } = (await checkText(bytes, profile, never, changed.asking)) ?? {};
    expect(facts?.transactions).toBe(2_500 - (validated.to.transactions - validated.from.transactions) + 7);
  });
});
