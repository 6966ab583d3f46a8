/** Where messages carry the codes of a list: the ends of paths. Lists that stand nowhere in our messages are missing. */
const places: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    purpose: ['Purp/Cd'],
    category_purpose: ['CtgyPurp/Cd'],
    service_level: ['SvcLvl/Cd'],
    local_instrument: ['LclInstrm/Cd'],
    return_reason: ['RtrRsnInf/Rsn/Cd'],
    reversal_reason: ['RvslRsnInf/Rsn/Cd'],
    cancellation_reason: ['CxlRsnInf/Rsn/Cd', 'CxlRsnInf/Rsn/Prtry'],
    payment_cancellation_rejection: ['CxlStsRsnInf/Rsn/Cd', 'CxlStsRsnInf/Rsn/Prtry'],
    status_reason: ['StsRsnInf/Rsn/Cd'],
    payment_group_status: ['GrpSts'],
    payment_transaction_status: ['TxSts'],
    organisation_identification: ['OrgId/Othr/SchmeNm/Cd'],
    person_identification: ['PrvtId/Othr/SchmeNm/Cd'],
    proxy_account_type: ['Prxy/Tp/Cd'],
    creditor_reference_type: ['CdtrRefInf/Tp/CdOrPrtry/Cd'],
    document_type: ['RfrdDocInf/Tp/CdOrPrtry/Cd'],
    clearing_system_identification: ['ClrSysId/Cd'],
    cash_clearing_system: ['ClrSys/Cd'],
    charge_type: ['ChrgsInf/Tp/Cd'],
    cash_account_type: ['Acct/Tp/Cd'],
  }),
);

/** The list whose codes an element carries, by the names of the elements down to it; undefined where it carries none. */
export const listAt = (names: readonly string[]): string | undefined => {
  const path = `/${names.join('/')}`;
  for (const [list, ends] of places) if (ends.some((place) => path.endsWith(`/${place}`))) return list;
  return undefined;
};

/** The ends of paths where messages carry the codes of a list. */
export const pathsOfList = (list: string): readonly string[] => places.get(list) ?? [];

type Field = {
  readonly element?: string | undefined;
  readonly choices?: readonly { readonly value: string }[] | undefined;
  readonly default?: { readonly from: string; readonly value?: string } | undefined;
};
type Template = { readonly body: string; readonly sections: readonly { readonly fields: readonly Field[] }[] };

const inText = (place: string): RegExp =>
  new RegExp(
    `${place
      .split('/')
      .map((name) => `<${name}>\\s*`)
      .join('')}([A-Za-z0-9]+)\\s*</`,
    'g',
  );

const ofField = ({ choices = [], default: initial }: Field): readonly string[] => [
  ...choices.map(({ value }) => value),
  ...(initial?.from === 'literal' && initial.value ? [initial.value] : []),
];

/** Codes of a list that a template writes: those that stand in its text, and those its form offers for the place. */
export const codesWritten = (list: string, { body, sections }: Template): ReadonlySet<string> => {
  const written = new Set<string>();
  for (const place of pathsOfList(list)) {
    for (const [, code = ''] of body.matchAll(inText(place))) written.add(code);
    for (const field of sections.flatMap(({ fields }) => fields))
      if (field.element === place || field.element?.endsWith(`/${place}`))
        for (const code of ofField(field)) written.add(code);
  }
  return written;
};
