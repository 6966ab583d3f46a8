import { readCodeTexts } from '../code-sets/texts/read-code-texts.ts';

/** What the codes mean that the message definitions list themselves, by the elements they stand in. */
export const enumerationTexts = readCodeTexts(`
[ChrgBr Br]
SLEV As the service level says | Wie vom Servicelevel vorgesehen | Selon le niveau de service
SHAR Shared | Geteilt | Partagés
DEBT Borne by the payer | Zulasten des Zahlers | À la charge du débiteur
CRED Borne by the payee | Zulasten des Empfängers | À la charge du créancier

[SttlmMtd]
CLRG Through a clearing system | Über ein Clearing | Par un système de compensation
COVE By a cover payment | Durch Deckungszahlung | Par un paiement de couverture
INDA At the instructed agent | Beim beauftragten Institut | Auprès de l'agent instruit
INGA At the instructing agent | Beim beauftragenden Institut | Auprès de l'agent instructeur

[CdtDbtInd]
CRDT Credit | Gutschrift | Crédit
DBIT Debit | Belastung | Débit

[SeqTp]
FRST First of a series | Erste einer Folge | Première d'une série
RCUR Recurring | Folgelastschrift | Récurrent
FNAL Last of a series | Letzte einer Folge | Dernière d'une série
OOFF One-off | Einmalig | Ponctuel

[InstrPrty SttlmPrty]
HIGH With priority | Mit Vorrang | Prioritaire
NORM As usual | Wie üblich | Normal
URGT Urgent | Eilig | Urgent

[AdrTp Cd]
ADDR Postal address | Postanschrift | Adresse postale
BIZZ Business address | Geschäftsanschrift | Adresse professionnelle
HOME Home address | Privatanschrift | Adresse privée
DLVY Delivery address | Lieferanschrift | Adresse de livraison
MLTO Mailing address | Versandanschrift | Adresse d'envoi
PBOX Post office box | Postfach | Boîte postale

[TxSts GrpSts]
ACSC Settled | Verrechnet | Réglé
ACSP Being settled | Wird verrechnet | Règlement en cours
ACCP Accepted | Angenommen | Accepté
PART Accepted in part | Teilweise angenommen | Accepté en partie
RJCT Rejected | Zurückgewiesen | Rejeté
PDNG Pending | Schwebend | En attente
`);

const toldOf = (element: string, codes: readonly string[]): readonly string[] => {
  const told = enumerationTexts.find(
    ({ sets, texts }) => sets.includes(element) && codes.some((code) => texts.has(code)),
  );
  return [...(told?.texts.keys() ?? [])];
};

/** Codes that may stand in an element, in the order of their texts, which is that of their use; others behind them. */
export const usualFirst = (element: string, codes: readonly string[]): readonly string[] => {
  const order = toldOf(element, codes);
  const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length);
  return codes.toSorted((a, b) => rank(a) - rank(b));
};

/** The code nearly every payment has in an element; undefined where none is known to be. */
export const usualCode = (element: string, codes: readonly string[]): string | undefined =>
  toldOf(element, codes).find((code) => codes.includes(code));
