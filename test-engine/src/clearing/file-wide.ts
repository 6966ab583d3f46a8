import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { effectOf, type FileWideEffect, type Scripted } from '../scenarios/effect.ts';
import { because } from './reason.ts';

type Wide<T extends FileWideEffect['type']> = Scripted<Extract<FileWideEffect, { type: T }>>;

/** The effects on the whole answer, and ignored requests. */
export type FileWide = {
  readonly silence?: Wide<'silence'>;
  readonly late?: Wide<'late'>;
  readonly duplicate?: Wide<'duplicate'>;
  readonly split?: Wide<'split'>;
  readonly corrupt?: Wide<'corrupt'>;
  readonly ignored: readonly EngineReason[];
};

type Asking = { readonly scripted: readonly Scripted[] };

type Found<T extends FileWideEffect['type']> = { readonly wish?: Wide<T>; readonly ignored?: EngineReason };

const find = <T extends FileWideEffect['type']>(asking: readonly Asking[], type: T): Found<T> => {
  const wishes = asking.map(({ scripted }) => effectOf(scripted, type) as Wide<T> | undefined);
  const first = wishes.find((wish) => wish?.reason.layer === 'command');
  if (first !== undefined) return { wish: first };
  // Cents are often accidental: they apply to the file only where all amounts agree.
  const byCents = wishes.find((wish) => wish !== undefined);
  if (byCents === undefined) return {};
  if (wishes.every((wish) => wish !== undefined)) return { wish: byCents };
  const { layer, trigger, transactionId } = byCents.reason;
  return { ignored: because(layer, trigger, 'notAllAsk', { count: wishes.filter(Boolean).length }, transactionId) };
};

export const fileWideOf = (asking: readonly Asking[]): FileWide => {
  const found = {
    silence: find(asking, 'silence'),
    late: find(asking, 'late'),
    duplicate: find(asking, 'duplicate'),
    split: find(asking, 'split'),
    corrupt: find(asking, 'corrupt'),
  };
  const wishes = Object.entries(found).filter(([, { wish }]) => wish !== undefined);
  const ignored = Object.values(found)
    .map((one) => one.ignored)
    .filter((reason) => reason !== undefined);
  return { ...Object.fromEntries(wishes.map(([type, { wish }]) => [type, wish])), ignored };
};

export const nothingFileWide: FileWide = { ignored: [] };
