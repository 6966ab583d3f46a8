/** Purposes of trade, cards and banking, and what else there is, in the notation of `read-code-texts.ts`. */
export const tradingTexts = `
[category_purpose purpose]
ACCT Between own accounts | Zwischen eigenen Konten | Entre comptes du même titulaire
ADMG Administration costs | Verwaltungskosten | Frais administratifs
ADVA Advance payment | Vorauszahlung | Paiement anticipé
AMEX Amex card settlement | Abrechnung Amex-Karte | Règlement de cartes Amex
AREN Entry of accounts receivable | Forderungsbuchung | Écriture de créance client
AUCO Authenticated collections | Authentifizierter Einzug | Encaissements authentifiés
BCDM Bearer cheque, domestic | Inhaberscheck, Inland | Chèque au porteur, national
BCFG Bearer cheque, foreign | Inhaberscheck, Ausland | Chèque au porteur, étranger
BEXP Business expenses | Geschäftsausgaben | Frais professionnels
BOCE Payment converted in the back office | In der Abwicklung umgewandelte Zahlung | Paiement converti en back-office
CASH Cash management | Liquiditätssteuerung | Gestion de trésorerie
CBCR Settlement of credit cards | Abrechnung von Kreditkarten | Règlement de cartes de crédit
CBLK Card bulk clearing | Kartensammelverrechnung | Compensation groupée de cartes
CCRD Credit card | Kreditkarte | Carte de crédit
CDBL Credit card bill | Kreditkartenabrechnung | Facture de carte de crédit
CDCB Card payment with cash back | Kartenzahlung mit Bargeldauszahlung | Paiement par carte avec remise d'espèces
CDCD Cash withdrawal by card | Bargeldabhebung mit Karte | Retrait d'espèces par carte
CDCS Cash withdrawal with surcharge | Abhebung mit Zuschlag | Retrait avec supplément
CDDP Card, deferred payment | Kartenzahlung, aufgeschoben | Paiement différé par carte
CDOC Original credit by card | Kartengutschrift | Crédit initial sur carte
CDQC Quasi-cash by card | Bargeldähnliche Kartenzahlung | Quasi-espèces par carte
CFEE Cancellation fee | Stornogebühr | Frais d'annulation
CGDD Debit with a mandate made from a card | Lastschrift, Mandat aus Kartendaten | Prélèvement, mandat issu d'une carte
CLPR Car loan, principal | Autokredit, Tilgung | Prêt automobile, principal
COLL Collection | Einzug | Encaissement
COMC Commercial payment | Handelszahlung | Paiement commercial
COMM Commission | Provision | Commission
COMP Compensation | Entschädigung | Indemnisation
COMT Consumer's third-party payment | Zahlung für Dritte | Paiement d'un tiers pour des consommateurs
COST Costs | Kosten | Coûts
CSDB Cash disbursement | Barauszahlung | Décaissement d'espèces
DBCR Settlement of debit cards | Abrechnung von Debitkarten | Règlement de cartes de débit
DBTC Debit collection | Lastschrifteinzug | Encaissement par débit
DCRD Debit card | Debitkarte | Carte de débit
DEBT Charges of the payer | Entgelte des Zahlers | Frais à la charge du débiteur
DEPT Deposit | Einlage | Dépôt
DICL Diners card settlement | Abrechnung Diners-Karte | Règlement de cartes Diners
DSMT Printed order disbursement | Auszahlung per Druckanweisung | Paiement sur ordre imprimé
ECPG Guaranteed e-payment | Garantierte E-Zahlung | Paiement en ligne garanti
ECPR Returned e-payment | Rückgabe einer E-Zahlung | Retour d'un paiement en ligne
ECPU Unguaranteed e-payment | Nicht garantierte E-Zahlung | Paiement en ligne non garanti
EFTC Low-value credit | Kleinbetrag, Gutschrift | Crédit de petit montant
EFTD Low-value debit | Kleinbetrag, Lastschrift | Débit de petit montant
EPAY Electronic payment | Elektronische Zahlung | Paiement électronique
ETUP Top-up of an e-purse | Aufladen einer E-Börse | Rechargement d'un porte-monnaie
FCOL Fee collection | Gebühreneinzug | Perception de frais
FCPM Payment of late fees | Verzugsgebühr | Frais de retard
FEES Fees | Gebühren | Frais
FLCR Fleet card | Flottenkarte | Carte de flotte
GDDS Goods | Warenkauf | Achat de biens
GDSV Goods and services | Waren und Dienstleistungen | Biens et services
GSCB Goods and services with cash back | Kauf mit Bargeldauszahlung | Achat avec remise d'espèces
ICCP Irrevocable credit card payment | Unwiderrufliche Kreditkartenzahlung | Paiement irrévocable par carte de crédit
IDCP Irrevocable debit card payment | Unwiderrufliche Debitkartenzahlung | Paiement irrévocable par carte de débit
IHRP Instalment hire purchase | Mietkaufrate | Échéance de location-vente
INSM Instalment | Rate | Échéance
INTC Within a company group | Konzerninterne Zahlung | Paiement entre sociétés d'un groupe
INTE Interest | Zinsen | Intérêts
INTP Between a person's own accounts | Zwischen Konten derselben Person | Entre comptes d'une même personne
IPAY Instant payment | Echtzeitzahlung | Paiement instantané
IPCA Instant payment, cancellation | Echtzeitzahlung, Storno | Paiement instantané, annulation
IPDO Instant payment, donation | Echtzeitzahlung, Spende | Paiement instantané, don
IPEA Instant payment online, no address | Echtzeitzahlung online, ohne Adresse | Paiement instantané en ligne, sans adresse
IPEC Instant payment online, with address | Echtzeitzahlung online, mit Adresse | Paiement instantané en ligne, avec adresse
IPEW Instant payment online | Echtzeitzahlung online | Paiement instantané en ligne
IPPS Instant payment at the till | Echtzeitzahlung an der Kasse | Paiement instantané en caisse
IPRT Instant payment, return | Echtzeitzahlung, Rückgabe | Paiement instantané, retour
IPU2 Instant payment, machine, two factors | Echtzeitzahlung am Automaten, zwei Faktoren | Paiement instantané, automate, deux facteurs
IPUW Instant payment, machine, one factor | Echtzeitzahlung am Automaten, ein Faktor | Paiement instantané, automate, un facteur
IVPT Invoice payment | Rechnungszahlung | Paiement de facture
LOAN Loan | Darlehen | Prêt
LOAR Loan repayment | Darlehensrückzahlung | Remboursement de prêt
MCDM Multi-currency cheque, domestic | Fremdwährungsscheck, Inland | Chèque multidevise, national
MCFG Multi-currency cheque, foreign | Fremdwährungsscheck, Ausland | Chèque multidevise, étranger
MP2B Mobile, person to business | Mobil, Person an Händler | Mobile, de particulier à entreprise
MP2P Mobile, person to person | Mobil, Person an Person | Mobile, de particulier à particulier
MSVC Several services | Mehrere Leistungen | Plusieurs services
MTUP Mobile top-up | Guthaben aufladen | Recharge mobile
NOWS Not otherwise stated | Nicht näher bezeichnet | Sans autre précision
OCDM Order cheque, domestic | Orderscheck, Inland | Chèque à ordre, national
OCFG Order cheque, foreign | Orderscheck, Ausland | Chèque à ordre, étranger
OFEE Opening fee | Eröffnungsgebühr | Frais d'ouverture
OTHR Other | Sonstiges | Autre
PADD Preauthorised debit | Vorab genehmigte Lastschrift | Débit préautorisé
POPE Purchase turned at the till | Umwandlung an der Kasse | Achat converti en caisse
PRCP Price payment | Preiszahlung | Paiement d'un prix
PTSP Terms of a payment | Zahlungsbedingungen | Conditions de paiement
RAPI Rapid payment instruction | Anweisung zur Schnellzahlung | Ordre de paiement rapide
RCKE Represented cheque entry | Erneut vorgelegter Scheck | Chèque représenté
RCPT Receipt payment | Zahlung auf Quittung | Paiement sur reçu
REBT Rebate | Nachlass | Rabais
REFU Refund | Erstattung | Remboursement
REOD Overdraft repayment | Ausgleich der Überziehung | Remboursement de découvert
RETL Retail payment | Einzelhandel | Commerce de détail
RIMB Reimbursement of a former error | Ausgleich eines früheren Fehlers | Remboursement d'une erreur antérieure
RINP Recurring instalment | Wiederkehrende Rate | Échéance périodique
RMCO Request to pay, merchant credit | Händlergutschrift | Crédit au commerçant
RRCT Refund of a transfer that was received | Erstattung einer erhaltenen Überweisung | Remboursement d'un virement reçu
RRTP Related to a request to pay | Zu einer Zahlungsanforderung | Lié à une demande de paiement
SASW Settlement of cash machines | Abrechnung von Geldautomaten | Règlement de distributeurs de billets
SCVE Purchase of services | Dienstleistung | Achat de services
SERV Service charges | Serviceentgelt | Frais de service
SLPI Payment slip | Zahlschein | Bulletin de versement
SUPP Supplier payment | Lieferantenzahlung | Paiement de fournisseur
TELI By telephone | Telefonisch ausgelöst | Ordre par téléphone
TRAD Trade services | Handelsfinanzierung | Services de négoce
TRNC Truncated payment slip | Belegloser Zahlschein | Bulletin de versement dématérialisé
TRVC Traveller's cheque | Reisescheck | Chèque de voyage
WEBI By Internet | Über das Internet | Ordre par Internet
`;
