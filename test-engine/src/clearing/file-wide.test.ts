import type { Effect } from '../scenarios/effect.ts';
import { fileWideOf } from './file-wide.ts';
import { because } from './reason.ts';

const asking = (layer: 'command' | 'magicCents', trigger: string, effect: Effect) => ({
  scripted: [{ effect, reason: because(layer, trigger, effect.type) }],
});
const noParty = { scripted: [] };
const late = (seconds: number) => ({ type: 'late', delay: { seconds } }) as const;

describe('scenario for the whole file', () => {
  it('is that of one command', () => {
    const wide = fileWideOf([
      noParty,
      asking('command', 'SIM:LATE(5S)', late(5)),
      asking('command', 'SIM:LATE(9S)', late(9)),
    ]);
    expect(wide).toMatchObject({ late: { effect: { delay: { seconds: 5 } } }, ignored: [] });
  });

  it('is that of all cents', () => {
    const fileEffect = asking('magicCents', '.42', late(12));
    expect(fileWideOf([fileEffect, fileEffect]).late?.reason.trigger).toBe('.42');
    const divided = fileWideOf([fileEffect, noParty, fileEffect]);
    expect(divided.late).toBeUndefined();
    expect(divided.ignored).toMatchObject([{ textKey: 'engine.notAllAsk', params: { count: 2 } }]);
  });

  it('prefers a command to the cents', () => {
    const wide = fileWideOf([asking('magicCents', '.42', late(12)), asking('command', 'SIM:LATE(5S)', late(5))]);
    expect(wide).toMatchObject({ late: { reason: { trigger: 'SIM:LATE(5S)' } }, ignored: [] });
  });
});
