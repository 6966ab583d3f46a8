/** Purposes only a category has, in the notation of `read-code-texts.ts`. */
export const categoryTexts = `
[category_purpose purpose]
CGWV Group-wide cash pooling | Konzernweites Cash-Pooling | Centralisation de trésorerie du groupe
CIPC Cash in transit provider | Geldtransport | Transport de fonds
CONC Cash concentration | Liquiditätsbündelung | Concentration de trésorerie
CTDF Transfer with deferred funding | Überweisung mit späterer Deckung | Virement à provision différée
DIVI Dividend | Dividende | Dividende
FCDT Foreign currency, domestic transfer | Fremdwährung im Inland | Virement national en devise
FCIN Fee collection and interest | Gebühren und Zinsen | Perception de frais et d'intérêts
GP2P Person to person | Person an Person | De particulier à particulier
LBOX Lockbox transaction | Postfachzahlung | Paiement par lockbox
RPRE Represented debit | Erneut eingereichte Lastschrift | Prélèvement représenté
SWEP Sweep of an account | Kontoausgleich | Nivellement de compte
TOPG Topping up of an account | Kontoauffüllung | Alimentation de compte
VOST Domestic payment of a foreign bank | Inlandszahlung einer Auslandsbank | Paiement national d'une banque étrangère
ZABA Zero balance account | Nullsaldokonto | Compte à solde nul
`;
