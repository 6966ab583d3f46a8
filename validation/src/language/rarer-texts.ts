import { readCodeTexts } from '../code-sets/texts/read-code-texts.ts';

/** What rarer codes mean that the message definitions list themselves, by the elements they stand in. */
export const rarerTexts = readCodeTexts(`
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

[Br]
SLEV As the service level says | Wie vom Servicelevel vorgesehen | Selon le niveau de service
SHAR Shared | Geteilt | Partagés
DEBT Borne by the payer | Zulasten des Zahlers | À la charge du débiteur
CRED Borne by the payee | Zulasten des Empfängers | À la charge du créancier

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
