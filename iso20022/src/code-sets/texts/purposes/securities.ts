/** Purposes of securities, collateral, treasury and loans between banks, in the notation of `read-code-texts.ts`. */
export const securitiesTexts = `
[category_purpose purpose]
ANNI Annuity | Jahresrente | Rente
B112 Trailer fee of a US fund (12b-1) | Bestandsprovision eines US-Fonds (12b-1) | Rétrocession d'un fonds américain (12b-1)
BFWD Collateral for bond forwards | Sicherheit für Anleihetermingeschäfte | Garantie d'obligations à terme
BKDF Delayed draw funding | Spätere Darlehensauszahlung | Tirage différé d'un prêt bancaire
BKFE Bank loan fees | Bankdarlehensgebühren | Frais de prêt bancaire
BKFM Bank loan funding memo | Bankdarlehensvermerk | Avis de mise à disposition d'un prêt
BKIP Interest on a bank loan | Zinsen auf Bankdarlehen | Intérêts d'un prêt bancaire
BKPP Principal of a bank loan | Tilgung eines Bankdarlehens | Principal d'un prêt bancaire
BNET Bond forward netting | Netting von Anleiheterminen | Compensation d'obligations à terme
BOND Settlement of bond lending | Abrechnung von Anleiheleihe | Règlement de prêts d'obligations
BR12 Rebate of a US trailer fee (12b-1) | Rabatt auf US-Bestandsprovision (12b-1) | Remise de rétrocession américaine (12b-1)
CABD Corporate action, bonds | Kapitalmaßnahme, Anleihen | Opération sur titres, obligations
CAEQ Corporate action, shares | Kapitalmaßnahme, Aktien | Opération sur titres, actions
CAFI Custody fee | Depotgebühr | Droits de garde
CCIR Collateral for cross-currency swaps | Sicherheit für Währungsswaps | Garantie de swaps de devises
CCPC Initial margin, central counterparty | Ersteinschuss, zentrale Gegenpartei | Marge initiale, contrepartie centrale
CCPM Variation margin, central counterparty | Nachschuss, zentrale Gegenpartei | Marge de variation, contrepartie centrale
CCSM Segregated margin, central counterparty | Getrennter Ersteinschuss, zentrale Gegenpartei | Marge ségréguée, contrepartie centrale
CDEP Credit default event | Kreditausfallereignis | Événement de défaut de crédit
CFDI Capital falling due | Fälliges Kapital | Capital arrivant à échéance
CMDT Commodity | Rohstoffe | Matières premières
CORT Trade settlement | Handelsabwicklung | Règlement d'une opération négociée
CPEN Penalties in securities settlement | Strafzahlung in der Wertpapierabwicklung | Pénalités de règlement-livraison
CRDS Collateral for credit default swaps | Sicherheit für Kreditausfallswaps | Garantie de dérivés sur défaut
CRPR Collateral across products | Produktübergreifende Sicherheit | Garantie multiproduit
CRSP Credit support | Kreditbesicherung | Garantie de crédit
CRTL Collateral for a credit line | Sicherheit für eine Kreditlinie | Garantie d'une ligne de crédit
DERI Derivatives | Derivate | Dérivés
DIVD Dividend | Dividende | Dividende
DVPM Delivery against payment | Lieferung gegen Zahlung | Livraison contre paiement
EQPT Equity option | Aktienoption | Option sur actions
EQTS Settlement of share lending | Abrechnung von Aktienleihe | Règlement de prêts d'actions
EQUS Equity swap | Aktienswap | Swap sur actions
EXPT Exotic option | Exotische Option | Option exotique
EXTD Exchange-traded derivatives | Börsengehandelte Derivate | Dérivés cotés
FACT Factoring update | Factoring | Affacturage
FIXI Collateral for fixed income | Sicherheit für Festverzinsliches | Garantie de titres à revenu fixe
FNET Futures netting | Netting von Futures | Compensation de contrats à terme
FORW Foreign exchange forward | Devisentermingeschäft | Change à terme
FREX Foreign exchange | Devisen | Change
FUTR Futures | Futures | Contrats à terme
FWBC Forward, broker-owned collateral | Termin, Sicherheit des Brokers | Terme, garantie du courtier
FWCC Forward, client-owned collateral | Termin, Sicherheit des Kunden | Terme, garantie du client
FWSB Forward, broker-segregated | Termin, beim Broker getrennt | Terme, garantie ségréguée du courtier
FWSC Forward, client-segregated | Termin, beim Kunden getrennt | Terme, garantie ségréguée du client
FXNT Foreign exchange netting | Devisennetting | Compensation de change
HEDG Hedging | Kurssicherung | Couverture de risque
INVS Investment and securities | Geldanlage und Wertpapiere | Placements et titres
LBIN Lending, buy-in | Wertpapierleihe, Eindeckung | Prêt de titres, rachat d'office
LCOL Lending, free collateral | Wertpapierleihe, freie Sicherheit | Prêt de titres, garantie libre
LFEE Lending fee | Leihgebühr | Frais de prêt de titres
LIMA Liquidity management | Liquiditätsmanagement | Gestion de la liquidité
LMEQ Lending, equity mark to market | Leihe, Bewertung von Aktien | Prêt de titres, valorisation d'actions
LMFI Lending, bond mark to market | Leihe, Bewertung von Anleihen | Prêt de titres, valorisation d'obligations
LMRK Lending, mark to market | Leihe, Marktbewertung | Prêt de titres, valorisation
LREB Lending, rebate | Leihe, Nachlass | Prêt de titres, remise
LREV Lending, revenue | Leihe, Ertrag | Prêt de titres, revenu
LSFL Lending, claim | Leihe, Forderung | Prêt de titres, réclamation
MARG Daily margin | Täglicher Margenausgleich | Appel de marge quotidien
MBSB Mortgage bonds, broker collateral | Hypothekenpapiere, Sicherheit des Brokers | Titres hypothécaires, garantie du courtier
MBSC Mortgage bonds, client collateral | Hypothekenpapiere, Sicherheit des Kunden | Titres hypothécaires, garantie du client
MGCC Futures initial margin | Ersteinschuss für Futures | Marge initiale de contrats à terme
MGSC Client's futures margin, segregated | Kundeneinschuss, getrennt | Marge à terme du client, ségréguée
MOMA Money market | Geldmarkt | Marché monétaire
NETT Netting | Saldenausgleich | Compensation
OCCC Client-owned option collateral | Optionssicherheit des Kunden | Garantie d'options du client
OPBC Option, broker collateral | Option, Sicherheit des Brokers | Option, garantie du courtier
OPCC Option, client collateral | Option, Sicherheit des Kunden | Option, garantie du client
OPSB Option, broker-segregated | Option, beim Broker getrennt | Option, garantie ségréguée du courtier
OPSC Option, client-segregated | Option, beim Kunden getrennt | Option, garantie ségréguée du client
OPTN Foreign exchange option | Devisenoption | Option de change
OTCD Over-the-counter derivatives | Außerbörsliche Derivate | Dérivés de gré à gré
PRME Precious metal | Edelmetall | Métaux précieux
REPO Repurchase agreement | Rückkaufvereinbarung | Mise en pension
RPBC Repo, broker collateral | Repo, Sicherheit des Brokers | Pension, garantie du courtier
RPCC Repo, client collateral | Repo, Sicherheit des Kunden | Pension, garantie du client
RPNT Repo netting | Repo-Netting | Compensation d'intérêts de pension
RPSB Repo, broker-segregated | Repo, beim Broker getrennt | Pension, garantie ségréguée du courtier
RPSC Repo, client-segregated | Repo, beim Kunden getrennt | Pension, garantie ségréguée du client
RRBN Round robin | Ringverkehr | Opérations en chaîne
RVPM Receipt against payment | Empfang gegen Zahlung | Réception contre paiement
RVPO Reverse repo | Umgekehrtes Repo | Prise en pension
SAVG Savings | Sparen | Épargne
SBSC Securities buy-sell | Wertpapierkauf mit Rückverkauf | Achat-revente de titres
SCIE Exotic interest rate swap, one currency | Exotischer Zinsswap in einer Währung | Swap de taux exotique, une devise
SCIR Interest rate swap, one currency | Zinsswap in einer Währung | Swap de taux, une devise
SCRP Securities of several products | Wertpapiere, produktübergreifend | Titres multiproduits
SECU Securities | Wertpapiere | Titres
SEPI Securities purchase, in-house | Wertpapierkauf im eigenen Haus | Achat de titres au sein de la banque
SHBC Short sale, broker collateral | Leerverkauf, Sicherheit des Brokers | Vente à découvert, garantie du courtier
SHCC Short sale, client collateral | Leerverkauf, Sicherheit des Kunden | Vente à découvert, garantie du client
SHSL Short sale | Leerverkauf | Vente à découvert
SLEB Securities lending | Wertpapierleihe | Prêt et emprunt de titres
SLOA Secured loan | Besichertes Darlehen | Prêt garanti
SPLT Cash moved apart from securities | Geld getrennt von Wertpapieren bewegt | Espèces séparées des titres
SWBC Swap, broker collateral | Swap, Sicherheit des Brokers | Swap, garantie du courtier
SWCC Swap, client collateral | Swap, Sicherheit des Kunden | Swap, garantie du client
SWFP Swap, final payment | Swap, Schlusszahlung | Swap, paiement final
SWPP Swap, partial payment | Swap, Teilzahlung | Swap, paiement partiel
SWPT Swaption | Swaption | Option sur swap
SWRS Swap, reset | Swap, Neufestsetzung | Swap, révision
SWSB Swap, broker-segregated | Swap, beim Broker getrennt | Swap, garantie ségréguée du courtier
SWSC Swap, client-segregated | Swap, beim Kunden getrennt | Swap, garantie ségréguée du client
SWUF Swap, upfront payment | Swap, Vorabzahlung | Swap, paiement initial
TBAN Mortgage bonds to come, netting | Künftige Hypothekenpapiere, Netting | Titres hypothécaires à annoncer, compensation
TBAS Mortgage bonds to come | Künftige Hypothekenpapiere | Titres hypothécaires à annoncer
TBBC Mortgage bonds to come, broker collateral | Künftige Hypothekenpapiere, Broker-Sicherheit | Titres à annoncer, garantie du courtier
TBCC Mortgage bonds to come, client collateral | Künftige Hypothekenpapiere, Kundensicherheit | Titres à annoncer, garantie du client
TLRF Trailer fee outside the USA | Bestandsprovision außerhalb der USA | Rétrocession hors États-Unis
TLRR Rebate of a trailer fee outside the USA | Rabatt auf Bestandsprovision (nicht USA) | Remise de rétrocession hors États-Unis
TMPG Claim under US treasury practice (TMPG) | Anspruch nach US-Marktregeln (TMPG) | Réclamation selon les règles TMPG
TPRI Tri-party repo interest | Zinsen im Dreiparteien-Repo | Intérêts de pension tripartite
TPRP Tri-party repo, netting | Dreiparteien-Repo, Netting | Pension tripartite, compensation
TRCP Treasury cross product | Treasury, produktübergreifend | Trésorerie multiproduit
TREA Treasury payment | Treasury-Zahlung | Opération de trésorerie
TRFD Trust fund | Treuhandfonds | Fonds fiduciaire
UNIT Fund units | Fondsanteile | Parts de fonds
`;
