import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { effectOf, type FileWideEffect, isDeliberate, type Scripted } from '../scenarios/effect.ts';
import { withSameCause } from './reason.ts';

type Wide<T extends FileWideEffect['type']> = Scripted<Extract<FileWideEffect, { type: T }>>;

/** The effects on the whole answer, and ignored requests. */
export type FileWide = {
  readonly silence?: Wide<'silence'>;
  readonly late?: Wide<'late'>;
  readonly hold?: Wide<'hold'>;
  readonly duplicate?: Wide<'duplicate'>;
  readonly split?: Wide<'split'>;
  readonly corrupt?: Wide<'corrupt'>;
  readonly ignored: readonly EngineReason[];
};

type RequestingPayment = { readonly scripted: readonly Scripted[] };

type Found<T extends FileWideEffect['type']> = { readonly wish?: Wide<T>; readonly ignored?: EngineReason };

const find = <T extends FileWideEffect['type']>(asking: readonly RequestingPayment[], type: T): Found<T> => {
  const effects = asking.map(({ scripted }) => effectOf(scripted, type) as Wide<T> | undefined);
  const first = effects.find((effect) => effect !== undefined && isDeliberate(effect.reason));
  if (first !== undefined) return { wish: first };
  // Cents are often accidental: they apply to the file only where all amounts agree.
  const byCents = effects.find((effect) => effect !== undefined);
  if (byCents === undefined) return {};
  if (effects.every((effect) => effect !== undefined)) return { wish: byCents };
  const count = effects.filter(Boolean).length;
  return { ignored: withSameCause(byCents.reason, 'notAllAsk', { count }, byCents.reason.transactionId) };
};

export const fileWideOf = (asking: readonly RequestingPayment[]): FileWide => {
  const found = {
    silence: find(asking, 'silence'),
    late: find(asking, 'late'),
    hold: find(asking, 'hold'),
    duplicate: find(asking, 'duplicate'),
    split: find(asking, 'split'),
    corrupt: find(asking, 'corrupt'),
  };
  const effects = Object.entries(found).filter(([, { wish: effect }]) => effect !== undefined);
  const ignored = Object.values(found)
    .map((one) => one.ignored)
    .filter((reason) => reason !== undefined);
  return { ...Object.fromEntries(effects.map(([type, { wish: effect }]) => [type, effect])), ignored };
};

export const nothingFileWide: FileWide = { ignored: [] };
