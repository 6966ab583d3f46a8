type Rulebook = { readonly scheme: string; readonly rbVersion: string };

/** Lists of reasons by scheme and by the message that gives them. */
const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sct: {
    'pacs.002': 'sct_reject_reason',
    'pacs.004': 'sct_return_reason',
    'camt.056': 'sct_recall_reason',
    'camt.029': 'sct_recall_refusal',
    'camt.055': 'sct_recall_reason',
  },
  inst: {
    'pacs.002': 'inst_reject_reason',
    'pacs.004': 'inst_return_reason',
    'camt.056': 'inst_recall_reason',
    'camt.029': 'inst_recall_refusal',
    'camt.055': 'inst_recall_reason',
  },
  core: {
    'pacs.002': 'core_reject_reason',
    'pacs.004': 'core_return_reason',
    'pacs.007': 'sdd_reversal_reason',
    'pain.007': 'sdd_reversal_reason',
    'camt.056': 'sdd_cancellation_reason',
  },
  b2b: {
    'pacs.002': 'b2b_reject_reason',
    'pacs.004': 'b2b_return_reason',
    'pacs.007': 'sdd_reversal_reason',
    'pain.007': 'sdd_reversal_reason',
    'camt.056': 'sdd_cancellation_reason',
  },
};

/** Lists that were others under one rulebook. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sct_reject_reason: { '2019': 'sct_reject_reason_2019' },
  sct_return_reason: { '2019': 'sct_return_reason_2019' },
};

/** The list whose reasons a message may give under a rulebook; undefined where the scheme has none for it. */
export const reasonListOf = (messageType: string, { scheme, rbVersion }: Rulebook): string | undefined => {
  const list = lists[scheme]?.[messageType.slice(0, 8)];
  return list === undefined ? undefined : (exceptions[list]?.[rbVersion] ?? list);
};

/** Every list of reasons some rulebook has. */
export const reasonLists: readonly string[] = [
  ...new Set([...Object.values(lists), ...Object.values(exceptions)].flatMap((of) => Object.values(of))),
].toSorted();
