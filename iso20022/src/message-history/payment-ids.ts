/** The ids of a payment. */
export type PaymentIds = {
  readonly transactionId?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly instructionId?: string | undefined;
  readonly uetr?: string | undefined;
  /** Creditor and mandate, as `mandateOf` writes them. */
  readonly mandate?: string | undefined;
};

const names = ['transactionId', 'endToEndId', 'instructionId', 'uetr', 'mandate'] as const;

/** The value if a payer gave no reference; it identifies no payment. */
const noReference = 'NOTPROVIDED';

/** The id by which a payment is looked for: the first there is, the surest first. */
export const surestId = (ids: PaymentIds): readonly [name: (typeof names)[number], id: string] | undefined => {
  for (const name of names) {
    const id = ids[name];
    if (id !== undefined && id !== '' && id !== noReference) return [name, id];
  }
  return undefined;
};

/** How a reference to a payment is remembered. */
export const entryKey = (messageId: string | undefined, ids: PaymentIds): string =>
  ['payment', messageId ?? '', ...(surestId(ids) ?? [])].join('|');

/** Ids that a payment may not share with an earlier one: the agent's transaction id, the UETR, the mandate. */
export const useKeys = {
  transaction: (agent: string | undefined, id: string): string => `transaction|${(agent ?? '').slice(0, 8)}|${id}`,
  uetr: (id: string): string => `uetr|${id.toLowerCase()}`,
  mandate: (mandate: string): string => `mandate|${mandate}`,
} as const;

/** A mandate is identified by its id, without regard to case, and its creditor. */
export const mandateOf = (creditor: string | undefined, mandateId: string | undefined): string | undefined =>
  creditor === undefined || mandateId === undefined ? undefined : `${creditor}|${mandateId.toLowerCase()}`;

type PaymentFinder<T> = { readonly find: (ids: PaymentIds) => readonly T[] };

/** Finds what was asked for among payments that pass by. */
export const findByIds = <T extends PaymentIds>(wanted: readonly T[]): PaymentFinder<T> => {
  const byId = new Map<string, T[]>();
  for (const one of wanted) {
    const id = surestId(one)?.join('|');
    if (id === undefined) continue;
    const alike = byId.get(id);
    if (alike === undefined) byId.set(id, [one]);
    else alike.push(one);
  }
  return {
    find: (ids) => names.flatMap((name) => (ids[name] === undefined ? [] : (byId.get(`${name}|${ids[name]}`) ?? []))),
  };
};
