import type { NameMatch } from '@clearbench/contracts/payee-verification/match-codes';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Delay } from '../clearing/due-times.ts';
import type { InquiryName } from '../message-parser/parsed-message.ts';

/** The effects of scenarios on the clearing or the other bank. */
export type Effect =
  | { readonly type: 'reject'; readonly code: string }
  | { readonly type: 'timeOut'; readonly code: string }
  | { readonly type: 'return'; readonly code: string; readonly delay: Delay }
  | { readonly type: 'refund'; readonly code: string; readonly delay: Delay }
  | { readonly type: 'reversal'; readonly code: string; readonly delay: Delay }
  | { readonly type: 'settlementFailure'; readonly code: string }
  | { readonly type: 'recall'; readonly code: string; readonly delay: Delay }
  | { readonly type: 'recallRequest'; readonly code: string; readonly delay: Delay }
  | { readonly type: 'inquiry'; readonly message: InquiryName; readonly delay: Delay }
  | { readonly type: 'recallYes'; readonly charges: string }
  | { readonly type: 'recallNo'; readonly code: string }
  | { readonly type: 'inquiryYes' }
  | { readonly type: 'inquiryNo'; readonly code: string }
  | { readonly type: 'verifyPayee'; readonly result?: NameMatch | undefined; readonly name?: string | undefined }
  | { readonly type: 'mirror'; readonly times: number }
  | FileWideEffect;

/** Effects on the whole answer, from any transaction. */
export type FileWideEffect =
  | { readonly type: 'silence' }
  | { readonly type: 'late'; readonly delay: Delay }
  | { readonly type: 'hold' }
  | { readonly type: 'duplicate'; readonly times: number }
  | { readonly type: 'split'; readonly size: number }
  | { readonly type: 'corrupt'; readonly what: Corruption };

export type Corruption = 'SUM' | 'XML' | 'HDR';

/** An effect and its reason. */
export type Scripted<E extends Effect = Effect> = { readonly effect: E; readonly reason: EngineReason };

const fileWide: readonly Effect['type'][] = ['silence', 'late', 'hold', 'duplicate', 'split', 'corrupt'];

export const isFileWide = (scripted: Scripted): scripted is Scripted<FileWideEffect> =>
  fileWide.includes(scripted.effect.type);

/** A command or a rule of a scenario list asks for the whole answer; cents are often accidental. */
export const isDeliberate = ({ layer }: EngineReason): boolean => layer === 'command' || layer === 'scenario';

/** The scripted effect of one type, e.g. `effectOf(result, 'mirror')`. */
export const effectOf = <T extends Effect['type']>(
  scripted: readonly Scripted[],
  type: T,
): Scripted<Extract<Effect, { type: T }>> | undefined =>
  scripted.find(({ effect }) => effect.type === type) as Scripted<Extract<Effect, { type: T }>> | undefined;
