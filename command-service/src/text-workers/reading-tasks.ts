import { extractPayments } from '@clearbench/iso20022/message-history/extract-payments';
import { fingerprintsOf } from '@clearbench/iso20022/message-history/fingerprints';
import type { PaymentIds } from '@clearbench/iso20022/message-history/payment-ids';
import { readHistoryQuery } from '@clearbench/iso20022/message-history/read-history-query';
import type { Profile } from '@clearbench/iso20022/profile';
import { fileIdentity } from '@clearbench/test-engine/file-identity';
import { referencedMessageIds } from '@clearbench/test-engine/referenced-messages';

export type Text = { readonly bytes: Uint8Array };

/** A text that can be a file of one of the forms, by default of those of the product. */
export type FileText = Text & { readonly forms?: Profile['envelopes'] };

/** The tasks that only read ids from a text; the thread of the caller executes them for short texts. */
export const readingTasks = {
  referencedMessageIds: ({ bytes }: Text) => referencedMessageIds(bytes),
  fileIdentity: ({ bytes, forms }: FileText) => fileIdentity(bytes, forms),
  historyQuery: ({ bytes, forms }: FileText) => readHistoryQuery(bytes, { forms }),
  extractPayments: ({ bytes, wanted }: Text & { wanted: readonly PaymentIds[] }) => extractPayments(bytes, wanted),
  fingerprints: ({ bytes, except }: Text & { except: readonly string[] }) => fingerprintsOf(bytes, new Set(except)),
};
