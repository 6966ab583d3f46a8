import { readCodeTexts } from '@clearbench/iso20022/code-sets/texts/read-code-texts';

/** What rarer codes mean that the message definitions list themselves, by the elements they stand in. */
export const uncommonCodeTexts = readCodeTexts(`
[PmtMtd]
TRF Transfer | Überweisung | Virement
DD Direct debit | Lastschrift | Prélèvement
CHK Cheque | Scheck | Chèque
TRA Transfer, with an advice to the payee | Überweisung mit Anzeige an den Empfänger | Virement avec avis au bénéficiaire

[SeqTp]
RPRE Presented again | Erneut vorgelegt | Représenté

[ClrChanl]
RTGS Gross settlement in real time | Bruttoabwicklung in Echtzeit | Règlement brut en temps réel
RTNS Net settlement in real time | Nettoabwicklung in Echtzeit | Règlement net en temps réel
MPNS Net settlement of mass payments | Nettoabwicklung von Massenzahlungen | Règlement net de paiements de masse
BOOK Booked in the same bank | Hausintern gebucht | Comptabilisé dans la même banque

[Cd]
PHOB Phone the payee | Empfänger anrufen | Appeler le bénéficiaire
TELB Reach the payee by other means | Empfänger sonst benachrichtigen | Joindre le bénéficiaire autrement
CHQB Pay by cheque only | Nur per Scheck auszahlen | Payer par chèque seulement
HOLD Hold for the payee to collect | Zur Abholung bereithalten | Garder à disposition du bénéficiaire
PHOA Phone the next agent | Nächstes Institut anrufen | Appeler l'agent suivant
TELA Reach the next agent by other means | Nächstes Institut sonst benachrichtigen | Joindre l'agent suivant autrement
AUTH Authorised before | Vorab freigegeben | Autorisé au préalable
FDET Authorised by file, with details | Je Datei freigegeben, mit Einzelheiten | Autorisé par fichier, avec détails
FSUM Authorised by file, in sum | Je Datei freigegeben, in Summe | Autorisé par fichier, en somme
ILEV Authorised one by one | Einzeln freigegeben | Autorisé un par un
MLDB Mailed to the payer | Per Post an den Zahler | Envoyé par la poste au payeur
MLCD Mailed to the payee | Per Post an den Empfänger | Envoyé par la poste au bénéficiaire
MLFA Mailed to the last agent | Per Post an das letzte Institut | Envoyé par la poste au dernier agent
CRDB By courier to the payer | Per Kurier an den Zahler | Par coursier au payeur
CRCD By courier to the payee | Per Kurier an den Empfänger | Par coursier au bénéficiaire
CRFA By courier to the last agent | Per Kurier an das letzte Institut | Par coursier au dernier agent
PUDB Picked up by the payer | Vom Zahler abgeholt | Retiré par le payeur
PUCD Picked up by the payee | Vom Empfänger abgeholt | Retiré par le bénéficiaire
PUFA Picked up by the last agent | Vom letzten Institut abgeholt | Retiré par le dernier agent
RGDB By registered mail to the payer | Per Einschreiben an den Zahler | En recommandé au payeur
RGCD By registered mail to the payee | Per Einschreiben an den Empfänger | En recommandé au bénéficiaire
RGFA By registered mail to the last agent | Per Einschreiben an das letzte Institut | En recommandé au dernier agent
BRKF Brokerage fee | Courtage | Courtage
COMM Commission | Provision | Commission
INDY Within the day | Untertägig | Intrajournalier
OVRN Overnight | Über Nacht | Au jour le jour
CACC Current account | Girokonto | Compte courant
CASH Account for cash payments | Konto für Barzahlungen | Compte de paiements en espèces
CHAR Account for charges | Konto für Entgelte | Compte de frais
CISH Account for income from securities | Konto für Wertpapiererträge | Compte de revenus de titres
LOAN Loan account | Darlehenskonto | Compte de prêt
MGLD Account for marginal lending | Konto für Spitzenrefinanzierung | Compte de prêt marginal
MOMA Money market account | Geldmarktkonto | Compte du marché monétaire
NREX Account of a non-resident abroad | Konto eines Gebietsfremden | Compte de non-résident
ODFT Overdraft account | Überziehungskonto | Compte à découvert
ONDP Account for overnight deposits | Konto für Übernachteinlagen | Compte de dépôts au jour le jour
SACC Settlement account | Verrechnungskonto | Compte de règlement
SLRY Salary account | Gehaltskonto | Compte de salaire
SVGS Savings account | Sparkonto | Compte d'épargne
TAXE Tax account | Steuerkonto | Compte fiscal
TRAS Account for trading in securities | Konto für Wertpapierhandel | Compte de négoce de titres

[OrgnlFrqcy Frqcy Tp]
YEAR Yearly | Jährlich | Annuel
MNTH Monthly | Monatlich | Mensuel
QURT Quarterly | Vierteljährlich | Trimestriel
MIAN Twice a year | Halbjährlich | Semestriel
WEEK Weekly | Wöchentlich | Hebdomadaire
DAIL Daily | Täglich | Quotidien
ADHO As needed | Bei Bedarf | À la demande
INDA Several times a day | Mehrmals am Tag | Plusieurs fois par jour
FRTN Every two weeks | Alle zwei Wochen | Tous les quinze jours
MM01 January | Januar | Janvier
MM02 February | Februar | Février
MM03 March | März | Mars
MM04 April | April | Avril
MM05 May | Mai | Mai
MM06 June | Juni | Juin
MM07 July | Juli | Juillet
MM08 August | August | Août
MM09 September | September | Septembre
MM10 October | Oktober | Octobre
MM11 November | November | Novembre
MM12 December | Dezember | Décembre
QTR1 First quarter | Erstes Quartal | Premier trimestre
QTR2 Second quarter | Zweites Quartal | Deuxième trimestre
QTR3 Third quarter | Drittes Quartal | Troisième trimestre
QTR4 Fourth quarter | Viertes Quartal | Quatrième trimestre
HLF1 First half | Erstes Halbjahr | Premier semestre
HLF2 Second half | Zweites Halbjahr | Second semestre

[Conf]
CNCL Cancelled as asked | Wie gewünscht zurückgerufen | Annulé comme demandé
MODI Modified as asked | Wie gewünscht geändert | Modifié comme demandé
RJCR Refused | Abgelehnt | Refusé
PDCR Pending | Schwebend | En attente
PECR Done in part | Teilweise ausgeführt | Exécuté en partie
IPAY Payment is being made | Zahlung wird veranlasst | Paiement en cours d'initiation
ICOV Cover is being paid | Deckung wird veranlasst | Couverture en cours d'initiation
MCOV Cover payment modified | Deckungszahlung geändert | Paiement de couverture modifié
INFO Information as asked | Auskunft wie gewünscht | Information comme demandé
CONF Confirmed | Bestätigt | Confirmé
CWFW Cancellation passed on | Rückruf weitergeleitet | Annulation transmise
MWFW Modification passed on | Änderung weitergeleitet | Modification transmise
UWFW Claim passed on | Nachforschung weitergeleitet | Réclamation transmise
IDUP Answered already | Schon beantwortet | Déjà répondu
SMTC Statement matches, as a credit | Auszug stimmt, als Gutschrift | Relevé concordant, au crédit
SMTI Statement matches, information only | Auszug stimmt, nur zur Information | Relevé concordant, pour information
CHRG Charges | Entgelte | Frais
PURP Purpose | Zweck | Motif

[TxCxlSts GrpCxlSts PmtInfCxlSts]
RJCR Cancellation refused | Rückruf abgelehnt | Annulation refusée
ACCR Cancellation accepted | Rückruf angenommen | Annulation acceptée
PDCR Cancellation pending | Rückruf schwebend | Annulation en attente
PACR Cancellation accepted in part | Rückruf teilweise angenommen | Annulation acceptée en partie

[TxSts GrpSts PmtInfSts DtldSts]
ACTC Accepted after technical checks | Nach technischer Prüfung angenommen | Accepté après contrôle technique
ACWC Accepted with a change | Mit Änderung angenommen | Accepté avec modification
RCVD Received | Eingegangen | Reçu
ACSC Settled | Verrechnet | Réglé
ACSP Being settled | Wird verrechnet | Règlement en cours
ACCP Accepted | Angenommen | Accepté
PART Accepted in part | Teilweise angenommen | Accepté en partie
RJCT Rejected | Zurückgewiesen | Rejeté
PDNG Pending | Schwebend | En attente
RJCR Cancellation refused | Rückruf abgelehnt | Annulation refusée
ACCR Cancellation accepted | Rückruf angenommen | Annulation acceptée
PDCR Cancellation pending | Rückruf schwebend | Annulation en attente

[CpyDplctInd CpyDplct]
COPY Copy | Kopie | Copie
DUPL Duplicate | Duplikat | Duplicata
CODU Copy of a duplicate | Kopie eines Duplikats | Copie d'un duplicata

[DbtCdtRptgInd]
CRED Reported by the payee's side | Gemeldet von der Empfängerseite | Déclaré côté bénéficiaire
DEBT Reported by the payer's side | Gemeldet von der Zahlerseite | Déclaré côté payeur
BOTH Reported by both sides | Gemeldet von beiden Seiten | Déclaré des deux côtés

[NmPrfx]
DOCT Doctor | Doktor | Docteur
MIST Mister | Herr | Monsieur
MISS Miss | Fräulein | Mademoiselle
MADM Madam | Frau | Madame
MIKS Without gender | Ohne Geschlecht | Sans genre

[PrefrdMtd]
LETT Letter | Brief | Courrier
MAIL Email | E-Mail | Courriel
PHON Phone | Telefon | Téléphone
FAXX Fax | Fax | Télécopie
CELL Mobile phone | Mobiltelefon | Téléphone mobile

[RmtLctnMtd Mtd]
FAXI By fax | Per Fax | Par télécopie
EDIC By electronic data interchange | Per elektronischem Datenaustausch | Par échange de données informatisé
URID At a web address | Unter einer Webadresse | À une adresse web
EMAL By email | Per E-Mail | Par courriel
POST By post | Per Post | Par la poste
SMSM By text message | Per SMS | Par SMS

[RateTp]
SPOT Spot rate | Kassakurs | Cours au comptant
SALE Rate of the sale | Verkaufskurs | Cours de vente
AGRD Agreed rate | Vereinbarter Kurs | Cours convenu

[ChqTp]
CCHQ Cheque of a customer | Kundenscheck | Chèque d'un client
CCCH Certified cheque of a customer | Bestätigter Kundenscheck | Chèque certifié d'un client
BCHQ Cheque of a bank | Bankscheck | Chèque de banque
DRFT Draft | Tratte | Traite
ELDR Electronic draft | Elektronische Tratte | Traite électronique
`);
