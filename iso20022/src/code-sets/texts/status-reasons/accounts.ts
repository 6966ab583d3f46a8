/** Reasons about accounts, agents, amounts, mandates and services, in the notation of `read-code-texts.ts`. */
export const accountReasonTexts = `
[status_reason return_reason cancellation_reason payment_cancellation_rejection reversal_reason mandate_reason]
AB01 Clearing took too long | Clearing brauchte zu lange | Délai de compensation dépassé
AB02 Stopped by an error in clearing | Fehler im Clearing | Erreur fatale de compensation
AB03 Settlement took too long | Verrechnung brauchte zu lange | Délai de règlement dépassé
AB04 Stopped by an error in settlement | Fehler bei der Verrechnung | Erreur fatale de règlement
AB05 Payee's bank did not answer in time | Empfängerbank antwortete nicht rechtzeitig | Banque du bénéficiaire hors délai
AB06 Time ran out at the instructed bank | Zeit beim beauftragten Institut abgelaufen | Établissement mandaté hors délai
AB07 Agent of the message is offline | Institut der Nachricht ist offline | Établissement hors ligne
AB08 Payee's bank is offline | Empfängerbank ist offline | Banque du bénéficiaire hors ligne
AB09 Error at the payee's bank | Fehler bei der Empfängerbank | Erreur chez la banque du bénéficiaire
AB10 Error at the instructed agent | Fehler beim beauftragten Institut | Erreur chez l'établissement mandaté
AB11 Time ran out at the payer's bank | Zeit bei der Zahlerbank abgelaufen | Banque du payeur hors délai
AB12 Time ran out at an agent between | Zeit bei Zwischeninstitut abgelaufen | Établissement intermédiaire hors délai
AB13 Error at an agent between | Fehler bei einem Zwischeninstitut | Erreur chez un intermédiaire
AB15 Not answered by the payee in time | Empfänger antwortete nicht rechtzeitig | Bénéficiaire hors délai
AB21 Transaction type is not supported here | Transaktionsart wird nicht unterstützt | Type d'opération non pris en charge
AB26 Waiting time was exceeded | Wartezeit überschritten | Temps d'attente dépassé
AC01 Account number is wrong | Kontonummer ist falsch | Numéro de compte erroné
AC02 Payer's account number is wrong | Kontonummer des Zahlers ist falsch | Compte du payeur erroné
AC03 Payee's account number is wrong | Kontonummer des Empfängers ist falsch | Compte du bénéficiaire erroné
AC04 Account is closed | Konto ist aufgelöst | Compte clôturé
AC05 Payer's account is closed | Konto des Zahlers ist aufgelöst | Compte du payeur clôturé
AC06 Account is blocked | Konto ist gesperrt | Compte bloqué
AC07 Payee's account is closed | Konto des Empfängers ist aufgelöst | Compte du bénéficiaire clôturé
AC08 Branch code is wrong | Filialnummer ist falsch | Code agence erroné
AC09 Account currency is wrong | Kontowährung ist falsch | Devise du compte erronée
AC10 Payer's account currency is wrong | Kontowährung des Zahlers ist falsch | Devise du compte du payeur erronée
AC11 Payee's account currency is wrong | Kontowährung des Empfängers ist falsch | Devise du compte du bénéficiaire erronée
AC12 Account type is wrong | Kontoart ist falsch | Type de compte erroné
AC13 Payer's account type is wrong | Kontoart des Zahlers ist falsch | Type de compte du payeur erroné
AC14 Payee's account type is wrong | Kontoart des Empfängers ist falsch | Type de compte du bénéficiaire erroné
AC15 Account details have changed | Kontoangaben haben sich geändert | Coordonnées du compte modifiées
AC16 Card number is wrong | Kartennummer ist falsch | Numéro de carte erroné
AG01 Transaction not allowed on this account | Transaktion auf diesem Konto nicht erlaubt | Opération interdite sur ce compte
AG02 Operation code is wrong | Vorgangscode ist falsch | Code opération erroné
AG03 Transaction type not supported | Transaktionsart nicht unterstützt | Type d'opération non pris en charge
AG04 Agent's country code is wrong | Ländercode des Instituts ist falsch | Code pays de l'établissement erroné
AG05 Payer's bank country code is wrong | Ländercode der Zahlerbank ist falsch | Code pays de la banque du payeur erroné
AG06 Payee's bank country code is wrong | Ländercode der Empfängerbank ist falsch | Code pays de la banque du bénéficiaire erroné
AG07 Direct debit failed | Lastschrift nicht eingelöst | Prélèvement infructueux
AG08 Access right is missing | Zugriffsrecht fehlt | Droit d'accès absent ou invalide
AG09 Payment was not received | Zahlung nicht eingegangen | Paiement non reçu
AG10 Agent is suspended | Institut ist ausgesetzt | Établissement suspendu
AG11 Payee's bank is suspended | Empfängerbank ist ausgesetzt | Banque du bénéficiaire suspendue
AG12 Book transfer is not allowed | Institutsinterne Umbuchung nicht erlaubt | Virement interne non autorisé
AG13 A return may not be returned | Rückgabe einer Rückgabe nicht erlaubt | Retour d'un retour non autorisé
AGNT Agent is wrong | Institut ist falsch | Établissement erroné
AM01 Amount is zero | Betrag ist null | Montant nul
AM02 Amount is higher than allowed | Betrag ist höher als erlaubt | Montant supérieur au maximum
AM03 Currency is not processed | Währung wird nicht verarbeitet | Devise non traitée
AM04 Not enough money on the account | Keine ausreichende Deckung | Provision insuffisante
AM05 Duplicate | Doppelt eingereicht | Doublon
AM06 Amount is too low | Betrag ist zu niedrig | Montant trop faible
AM07 Amount is blocked by authorities | Betrag ist behördlich gesperrt | Montant bloqué par les autorités
AM09 Amount is not the agreed one | Betrag ist nicht der vereinbarte | Montant différent du montant convenu
AM10 Control sum is wrong | Kontrollsumme ist falsch | Somme de contrôle erronée
AM11 Transaction currency is wrong | Währung der Transaktion ist falsch | Devise de l'opération erronée
AM12 Amount is invalid | Betrag ist ungültig | Montant invalide
AM13 Amount exceeds the clearing's limit | Betrag über der Clearinggrenze | Limite de la compensation dépassée
AM14 Amount exceeds the agreed limit | Betrag über der vereinbarten Grenze | Limite convenue dépassée
AM15 Amount is below the clearing's minimum | Betrag unter der Clearinguntergrenze | Montant inférieur au minimum de la compensation
AM16 Group control sum is wrong | Kontrollsumme der Gruppe ist falsch | Somme de contrôle du groupe erronée
AM17 Control sum of a payment block is wrong | Kontrollsumme eines Zahlungsblocks ist falsch | Somme de contrôle d'un lot erronée
AM18 Number of transactions is wrong | Anzahl der Transaktionen ist falsch | Nombre d'opérations erroné
AM19 Group's number of transactions is wrong | Anzahl in der Gruppe ist falsch | Nombre d'opérations du groupe erroné
AM20 Payment block's number of transactions wrong | Anzahl im Zahlungsblock ist falsch | Nombre d'opérations d'un lot erroné
AM21 Limit was exceeded | Grenze überschritten | Limite dépassée
AM22 Zero amount cannot be booked | Nullbetrag kann nicht gebucht werden | Montant nul non comptabilisable
AM23 Amount exceeds the settlement limit | Betrag über der Verrechnungsgrenze | Limite de règlement dépassée
BDAY Not a business day | Kein Geschäftstag | Jour non ouvré
CHCO Charges could not be collected | Entgelte nicht einziehbar | Frais non recouvrables
CHQC Cheque was credited to the payee | Scheck dem Empfänger gutgeschrieben | Chèque crédité au bénéficiaire
CHRG Charges are wrong or not agreed | Entgelte falsch oder nicht vereinbart | Frais erronés ou non convenus
CN01 Authorisation was cancelled | Autorisierung wurde widerrufen | Autorisation annulée
CURR Currency is wrong | Währung ist falsch | Devise erronée
CUST Customer's own decision | Auf Wunsch des Kunden | À la demande du client
DC02 Settlement was not received | Verrechnung nicht eingegangen | Règlement de couverture non reçu
DS28 Returned for technical reasons | Technisch bedingte Rückgabe | Retour pour raison technique
DUPL Paid twice | Doppelt gezahlt | Paiement en double
ED01 Correspondent bank not possible | Korrespondenzbank nicht möglich | Banque correspondante impossible
ED03 Balance of payments data is requested | Angaben zur Zahlungsbilanz angefordert | Données de balance des paiements demandées
ED05 Settlement failed | Verrechnung fehlgeschlagen | Échec du règlement
ED06 Settlement system is not available | Verrechnungssystem nicht verfügbar | Système de règlement indisponible
FOCR Answer to a recall | Antwort auf einen Rückruf | Retour à la suite d'un rappel
FR01 Fraud | Betrug | Fraude
G000 Passed on, tracked | Weitergeleitet, wird verfolgt | Transmis, avec suivi
G001 Passed on, not tracked | Weitergeleitet, nicht verfolgt | Transmis, sans suivi
G002 Credit may not follow the same day | Gutschrift evtl. nicht am selben Tag | Crédit peut-être pas le jour même
G003 Waiting for documents | Wartet auf Unterlagen | En attente de documents
G004 Waiting for cover | Wartet auf Deckung | En attente de couverture
G005 Delivered with a service level | Zugestellt mit Servicelevel | Remis avec niveau de service
G006 Delivered without a service level | Zugestellt ohne Servicelevel | Remis sans niveau de service
MD01 No mandate | Kein Mandat | Pas de mandat
MD02 Mandate data is missing or wrong | Mandatsdaten fehlen oder sind falsch | Données du mandat absentes ou erronées
MD05 Collection should not have been made | Einzug hätte nicht erfolgen dürfen | Prélèvement indu
MD06 Payer asks for the money back | Zahler verlangt Erstattung | Remboursement demandé par le payeur
MD07 Customer has died | Kunde ist verstorben | Client décédé
MS02 Customer gives no reason | Kunde nennt keinen Grund | Motif non précisé par le client
MS03 Bank gives no reason | Bank nennt keinen Grund | Motif non précisé par la banque
NARR Reason is told in words | Grund steht im Text | Motif exposé en texte
RCON Conflict with an R-message | Widerspruch zu einer R-Nachricht | Conflit avec un message R
RECI Information on the recipient | Angaben zum Empfänger | Informations sur le destinataire
RUTA Returned after an inquiry | Rückgabe nach einer Anfrage | Retour après une recherche
S000 Recall was acknowledged | Rückruf bestätigt | Rappel accusé
S001 Payment was marked for recall | Zahlung zum Rückruf vorgemerkt | Paiement marqué pour rappel
S002 Payment was stopped in the network | Zahlung im Netz gestoppt | Paiement arrêté dans le réseau
S003 Recall was forwarded | Rückruf weitergeleitet | Rappel transmis
S004 Recall was delivered | Rückruf zugestellt | Rappel remis
SL01 Special service of the payer's bank | Besonderer Dienst der Zahlerbank | Service propre à la banque du payeur
SL02 Special service of the payee's bank | Besonderer Dienst der Empfängerbank | Service propre à la banque du bénéficiaire
SL03 Special service of the clearing | Besonderer Dienst des Clearings | Service propre à la compensation
SL11 Payee is not on the payer's list | Empfänger nicht auf Positivliste | Créancier absent de la liste blanche du payeur
SL12 Payee is on the payer's blacklist | Empfänger auf Sperrliste | Créancier sur la liste noire du payeur
SL13 Too many debits for the payer | Höchstzahl an Lastschriften überschritten | Nombre maximal de prélèvements dépassé
SL14 Debit exceeds the payer's limit | Höchstbetrag je Lastschrift überschritten | Montant maximal de prélèvement dépassé
SL15 Payee's list lacks the payer | Zahler nicht auf Liste des Empfängers | Payeur absent de la liste du bénéficiaire
SL16 Payer is on the payee's blacklist | Zahler auf Sperrliste des Empfängers | Payeur sur la liste noire du bénéficiaire
SL17 Payee's limit per payment | Höchstbetrag des Empfängers überschritten | Limite du bénéficiaire par paiement dépassée
SL18 Payee's limit for many payments | Höchstzahl des Empfängers überschritten | Nombre de paiements du bénéficiaire dépassé
TM01 Cut-off time was missed | Annahmeschluss verpasst | Heure limite dépassée
UPAY Payment was not justified | Zahlung war unberechtigt | Paiement injustifié
`;
