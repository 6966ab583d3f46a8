import type { Effect } from '../scenarios/effect.ts';
import { fileWideOf } from './file-wide.ts';
import { because } from './reason.ts';

const asking = (layer: 'command' | 'magicCents', trigger: string, effect: Effect) => ({
  scripted: [{ effect, reason: because(layer, trigger, effect.type) }],
});
const nobody = { scripted: [] };
const late = (seconds: number) => ({ type: 'late', delay: { seconds } }) as const;

describe('what holds for a whole file', () => {
  it('is what one command asks for', () => {
    const wide = fileWideOf([
      nobody,
      asking('command', 'SIM:LATE(5S)', late(5)),
      asking('command', 'SIM:LATE(9S)', late(9)),
    ]);
    expect(wide).toMatchObject({ late: { effect: { delay: { seconds: 5 } } }, ignored: [] });
  });

  it('is what all cents ask for', () => {
    const wish = asking('magicCents', '.42', late(12));
    expect(fileWideOf([wish, wish]).late?.reason.trigger).toBe('.42');
    const divided = fileWideOf([wish, nobody, wish]);
    expect(divided.late).toBeUndefined();
    expect(divided.ignored).toMatchObject([{ textKey: 'engine.notAllAsk', params: { count: 2 } }]);
  });

  it('is what a command asks for before the cents', () => {
    const wide = fileWideOf([asking('magicCents', '.42', late(12)), asking('command', 'SIM:LATE(5S)', late(5))]);
    expect(wide).toMatchObject({ late: { reason: { trigger: 'SIM:LATE(5S)' } }, ignored: [] });
  });
});
