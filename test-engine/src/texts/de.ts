import type { EngineTextKey } from './en.ts';

export const german: Readonly<Record<EngineTextKey, string>> = {
  'engine.allAccepted': 'Ohne Beanstandung angenommen; Transaktionen: {{count}}.',
  'engine.moreReasons':
    '{{count}} weitere Gründe werden nicht angezeigt; die Antwortdateien enthalten die Gründe jeder Transaktion.',

  'engine.notWellFormed': 'Die Datei ist kein wohlgeformtes XML und kann nicht gelesen werden.',
  'engine.messageNotTaken': 'Das Clearing nimmt Nachrichten vom Typ {{messageType}} nicht an.',
  'engine.versionNotTaken': 'Dieses Regelwerk verwendet {{messageType}} nicht; das Clearing erwartet {{expected}}.',
  'engine.schemaErrors_one': 'Die Nachricht hat an einer Stelle einen Schemafehler; siehe Validierungsbericht.',
  'engine.schemaErrors_other': 'Die Nachricht hat an {{count}} Stellen Schemafehler; siehe Validierungsbericht.',
  'engine.fileSchemaErrors_one': 'Die Datei hat an einer Stelle einen Schemafehler; siehe Validierungsbericht.',
  'engine.fileSchemaErrors_other': 'Die Datei hat an {{count}} Stellen Schemafehler; siehe Validierungsbericht.',
  'engine.senderUnknown':
    'Der Absender der Nachricht ist {{named}}, das Profil des Absenders enthält aber einen anderen BIC.',
  'engine.processingTimeLimit':
    'Das Clearing hat das Lesen der Datei abgebrochen: Die Verarbeitung dauert länger als {{seconds}} Sekunden.',
  'engine.processingMemoryLimit':
    'Das Clearing hat das Lesen der Datei abgebrochen: Die Verarbeitung braucht mehr als {{megabytes}} MB Speicher.',
  'engine.environmentDeleted': 'Die Umgebung wurde gelöscht, bevor das Clearing die Datei verarbeitet hat.',
  'engine.filesNotTaken':
    'Echtzeitzahlungen werden einzeln gesendet: Dieses Clearing nimmt keine Dateien vom Typ {{fileType}} an.',
  'engine.fileTypeWrong':
    'Der Dateityp im Kopf ist {{named}}, das Format aber das von {{fileType}}; angenommen werden nur Dateien an das Clearing.',
  'engine.serviceWrong': 'Der Dienst der Datei ist {{named}}; der Dienst dieses Clearings ist {{expected}}.',
  'engine.fileSenderWrong':
    'Der Absender der Datei ist {{named}}, das Profil des Absenders enthält aber einen anderen BIC.',
  'engine.fileReceiverWrong': 'Die Datei ist an {{named}} gerichtet; dieses Clearing ist {{expected}}.',
  'engine.testCodeWrong':
    'Der Testcode der Datei ist {{named}}; der Testcode im Profil des Absenders ist {{expected}}.',
  'engine.fileReferenceWrong': '„{{named}}“ ist keine gültige Dateireferenz: 1 bis 16 Ziffern und Großbuchstaben.',
  'engine.fileSeen': 'Eine Datei mit der Referenz {{reference}} wurde bereits angenommen.',
  'engine.counterWrong': '{{counter}} ist {{stated}}; Sammler dieser Art in der Datei: {{counted}}.',
  'engine.fileEmpty': 'Die Datei enthält keinen Sammler.',
  'engine.fileTooLarge.bytes': 'Die Datei hat {{counted}} Byte; erlaubt sind höchstens {{most}}.',
  'engine.fileTooLarge.bulks': 'Die Datei enthält {{counted}} Sammler; erlaubt sind höchstens {{most}}.',
  'engine.fileTooLarge.transactions': 'Die Datei enthält {{counted}} Transaktionen; erlaubt sind höchstens {{most}}.',
  'engine.fileTooLarge.transactionsOfBulk':
    'Ein Sammler enthält {{counted}} Transaktionen; erlaubt sind höchstens {{most}}.',
  'engine.messageSeen': 'Eine Nachricht mit der Id {{messageId}} wurde bereits angenommen.',
  'engine.countWrong': 'Die Transaktionsanzahl im Kopf ist {{stated}}; der Sammler enthält {{counted}}.',
  'engine.notAlone': 'Eine Echtzeitnachricht muss genau eine Transaktion enthalten; diese enthält {{counted}}.',
  'engine.sumWrong': 'Die Summe im Kopf ist {{stated}}; die Beträge ergeben {{counted}}.',
  'engine.dateMissing': 'Der Sammler enthält kein Interbank-Settlement-Datum.',
  'engine.dateGone': 'Das Interbank-Settlement-Datum {{date}} liegt in der Vergangenheit; heute ist der {{today}}.',
  'engine.dateClosed': 'TARGET ist am {{date}} geschlossen; das nächste mögliche Settlement-Datum ist der {{next}}.',
  'engine.dateClosedIn':
    'Der {{date}} ist im Kalender {{calendar}} kein Geschäftstag; das nächste mögliche Settlement-Datum ist der {{next}}.',
  'engine.dateFar':
    'Das Interbank-Settlement-Datum {{date}} liegt zu weit in der Zukunft; das letzte mögliche ist der {{last}}.',
  'engine.dateTooSoon':
    'Eine Lastschrift mit Fälligkeit am {{date}} muss bis zum {{until}} eingereicht werden, einen Bankarbeitstag vorher.',
  'engine.dateNotInstant':
    'Eine Echtzeitzahlung wird sofort abgewickelt: {{date}} ist weder heute ({{today}}) noch der nächste Geschäftstag ({{next}}).',
  'engine.afterCutOff':
    'Das Settlement-Datum ist heute, der Annahmeschluss war aber um {{cutOff}} Uhr; das nächste mögliche Datum ist der {{next}}.',
  'engine.dateMoved':
    'Der Annahmeschluss des gewünschten Settlement-Datums ist vorbei; der Sammler wird am {{date}} abgewickelt.',
  'engine.receiverWrong': 'Die Nachricht ist an {{named}} gerichtet; dieses Clearing ist {{expected}}.',
  'engine.systemWrong': 'Die Nachricht ist für das Clearingsystem {{named}} bestimmt; dieses ist {{expected}}.',
  'engine.kindWrong':
    'Der Sammler enthält eine Lastschrift des Verfahrens {{named}}; dieses Clearing nimmt nur {{expected}} an.',
  'engine.ruleBroken': '{{path}} ist in diesem Verfahren ungültig (Regel {{rule}}); siehe Validierungsbericht.',
  'engine.tooManyFaulty':
    '{{faulty}} Transaktionen sind fehlerhaft; bei mehr als {{most}} wird der ganze Sammler zurückgewiesen.',

  'engine.amountZero': 'Der Betrag {{amount}} muss größer als null sein.',
  'engine.currencyWrong': 'Die Währung des Betrags ist {{currency}}; das Clearing wickelt nur Euro ab.',
  'engine.amountTooFine': 'Der Betrag {{amount}} hat mehr als zwei Nachkommastellen.',
  'engine.amountTooHigh': 'Der Betrag {{amount}} überschreitet {{most}}, den Höchstbetrag dieses Verfahrens.',
  'engine.debtorAccountMissing': 'Der Zahler hat keine IBAN.',
  'engine.creditorAccountMissing': 'Der Zahlungsempfänger hat keine IBAN.',
  'engine.debtorAccountWrong': 'Das Konto {{iban}} des Zahlers ist keine gültige IBAN.',
  'engine.creditorAccountWrong': 'Das Konto {{iban}} des Zahlungsempfängers ist keine gültige IBAN.',
  'engine.bicWrong': '„{{bic}}“ ist kein gültiger BIC.',
  'engine.creditorBankUnreachable':
    'Die Bank des Zahlungsempfängers {{bic}} ist über dieses Clearing nicht erreichbar.',
  'engine.debtorBankUnreachable': 'Die Zahlerbank {{bic}} ist über dieses Clearing nicht erreichbar.',
  'engine.transactionTwice': 'Die Transaktions-Id {{id}} kommt für diese Zahlerbank mehrmals vor.',

  'engine.originalUnknown': 'Die Originalnachricht {{messageId}} ist diesem Clearing nicht bekannt.',
  'engine.transactionUnknown': 'Die Nachricht {{messageId}} ist bekannt, enthält aber keine Transaktion {{id}}.',
  'engine.originalAmountDiffers': 'Der angegebene Originalbetrag ist {{stated}}; der Originalbetrag ist {{original}}.',
  'engine.originalDateDiffers':
    'Das angegebene ursprüngliche Settlement-Datum ist {{stated}}; das ursprüngliche Datum ist {{original}}.',
  'engine.returnedDiffers':
    'Der Rückgabebetrag {{stated}} einschließlich Entgelten weicht vom Originalbetrag {{original}} ab.',
  'engine.originalRejected':
    'Das Original wurde mit {{original}} zurückgewiesen und nicht gebucht; es kann nicht zurückgegeben werden.',
  'engine.originalSettled': 'Die Lastschrift wurde abgewickelt: Sie kann storniert, aber nicht mehr annulliert werden.',
  'engine.originalCancelled': 'Die Lastschrift wurde vor dem Settlement annulliert; sie kann nicht storniert werden.',
  'engine.cancellationOfIncoming':
    'Nur die Seite des Zahlungsempfängers kann eine Lastschrift annullieren; die Zahlerbank weist sie zurück oder gibt sie zurück.',
  'engine.collectionsCancelled_one':
    'Eine Lastschrift wird vor dem Settlement annulliert; zu ihr folgen keine weiteren Antworten.',
  'engine.collectionsCancelled_other':
    '{{count}} Lastschriften werden vor dem Settlement annulliert; zu ihnen folgen keine weiteren Antworten.',
  'engine.referredTwice': 'Diese Nachricht verweist mehrmals auf die Transaktion {{id}}.',
  'engine.referredBefore': 'Eine andere Nachricht dieser Art verweist bereits auf die Transaktion {{id}}.',
  'engine.reasonWrong': 'Der Grund „{{reason}}“ ist in dieser Nachrichtenart nicht gültig; erlaubt: {{known}}.',
  'engine.statusNotRefused':
    'Der Status der Antwort ist {{status}}; eine negative Antwort muss RJCR enthalten, eine positive ist eine pacs.004.',
  'engine.statusNotRejected':
    'Der Status ist {{status}}; vor der Fälligkeit kann die Zahlerbank nur zurückweisen, mit RJCT.',

  'engine.reject': '{{trigger}}: Das Clearing weist die Transaktion mit {{code}} zurück.',
  'engine.timeOut':
    '{{trigger}}: Die andere Bank antwortet nicht; nach zehn Sekunden wird die Zahlung mit AB05 zurückgewiesen.',
  'engine.return':
    '{{trigger}}: Die andere Bank gibt die Transaktion mit {{code}} zurück, {{delay}} nach dem Settlement.',
  'engine.refund':
    '{{trigger}}: Der Zahler verlangt eine Erstattung; die Lastschrift wird mit {{code}} erstattet, {{delay}} nach dem Settlement.',
  'engine.reversal':
    '{{trigger}}: Sie erhalten die gleiche Lastschrift von der anderen Bank, die sie mit {{code}} storniert, {{delay}} nach dem Settlement.',
  'engine.settlementFailure':
    '{{trigger}}: Die Transaktion wird angenommen, ihr Settlement schlägt aber mit {{code}} fehl.',
  'engine.recall':
    '{{trigger}}: Sie erhalten die gleiche Zahlung von der anderen Bank, zurückgerufen {{delay}} später ({{code}}).',
  'engine.recallRequest':
    '{{trigger}}: Sie erhalten die gleiche Zahlung von der anderen Bank; ihr Zahler verlangt {{delay}} später einen Rückruf ({{code}}).',
  'engine.recallYes':
    '{{trigger}}: Ein Rückruf dieser Transaktion wird mit einer Rückgabe beantwortet (Entgelt {{charges}}).',
  'engine.recallNo': '{{trigger}}: Ein Rückruf dieser Transaktion wird mit {{code}} abgelehnt.',
  'engine.inquiryYes': '{{trigger}}: Eine Nachforschung zu dieser Transaktion erhält eine positive Antwort.',
  'engine.inquiryNo': '{{trigger}}: Eine Nachforschung zu dieser Transaktion wird mit {{code}} zurückgewiesen.',
  'engine.mirror_one': '{{trigger}}: Sie erhalten die gleiche Zahlung einmal von der anderen Bank.',
  'engine.mirror_other': '{{trigger}}: Sie erhalten die gleiche Zahlung {{count}}-mal von der anderen Bank.',
  'engine.silence': '{{trigger}}: Das Clearing sendet keine Antwort.',
  'engine.late': '{{trigger}}: Der Statusbericht wird verspätet gesendet, {{delay}} nach der Datei.',
  'engine.duplicate_one': '{{trigger}}: Jede Antwort wird einmal zugestellt.',
  'engine.duplicate_other': '{{trigger}}: Jede Antwort wird {{count}}-mal zugestellt.',
  'engine.split':
    '{{trigger}}: Spätere Antworten enthalten höchstens je {{size}} Transaktionen (höchstens 200 Dateien).',
  'engine.corruptSUM': '{{trigger}}: Die Summen in den Antworten sind um einen Cent zu hoch.',
  'engine.corruptXML': '{{trigger}}: Die Antworten sind abgeschnitten und nicht wohlgeformt.',
  'engine.corruptHDR': '{{trigger}}: Die Köpfe der Antworten enthalten einen unbekannten Empfänger.',

  'engine.verbUnknown':
    '{{trigger}} wird ignoriert: „{{verb}}“ ist kein bekannter Befehl. Bekannte Befehle: {{known}}.',
  'engine.verbOfDirectDebit': '{{trigger}} wird ignoriert: {{verb}} gilt nur für Lastschriften.',
  'engine.argumentsWrong': '{{trigger}} wird ignoriert: Die Argumente sind ungültig. Syntax: {{usage}}.',
  'engine.notIn.sct': '{{trigger}} wird ignoriert: Der Befehl gilt nur für Echtzeitzahlungen.',
  'engine.notIn.inst':
    '{{trigger}} wird ignoriert: Eine angenommene Echtzeitzahlung ist endgültig und wird einzeln gesendet.',
  'engine.notInDebits': '{{trigger}} wird ignoriert: Eine Lastschrift wird annulliert, nicht zurückgerufen.',
  'engine.refundInB2b': '{{trigger}} wird ignoriert: Firmenlastschriften können nicht erstattet werden.',
  'engine.notInMessage': '{{trigger}} wird ignoriert: Der Befehl hat in dieser Nachrichtenart keine Wirkung.',
  'engine.contradicts': '{{trigger}} wird ignoriert: Der Befehl widerspricht {{earlier}}, das Vorrang hat.',
  'engine.notAllAsk_one':
    '{{trigger}} wird ignoriert: Der Befehl betrifft die ganze Datei, aber nur eine Transaktion verlangt ihn mit ihren Cent.',
  'engine.notAllAsk_other':
    '{{trigger}} wird ignoriert: Der Befehl betrifft die ganze Datei, aber nur {{count}} Transaktionen verlangen ihn mit ihren Cent.',

  'engine.recallOfUnknown':
    'Die zurückgerufene Transaktion ist nicht bekannt; der Rückruf wird mit {{code}} abgelehnt.',
  'engine.recallOfRejected':
    'Die zurückgerufene Transaktion wurde mit {{original}} zurückgewiesen und nicht gebucht; der Rückruf wird mit {{code}} abgelehnt.',
  'engine.recallOfIncoming':
    'Die zurückgerufene Transaktion ist eine eingehende Zahlung; nur die sendende Bank kann sie zurückrufen. Der Rückruf wird mit {{code}} abgelehnt.',
  'engine.recallOfReturned':
    'Die zurückgerufene Transaktion wird bereits mit {{original}} zurückgegeben; der Rückruf wird mit {{code}} abgelehnt.',
  'engine.recallYesByDefault': 'Standard: Die andere Bank stimmt dem Rückruf zu und gibt die Zahlung zurück.',
  'engine.recallSilence': '{{trigger}}: Die andere Bank beantwortet den Rückruf nicht.',
  'engine.inquiryOfUnknown':
    'Die Transaktion der Nachforschung ist nicht bekannt; die Nachforschung wird mit {{code}} zurückgewiesen.',
  'engine.inquiryOfRejected':
    'Die Transaktion der Nachforschung wurde mit {{original}} zurückgewiesen und nicht gebucht; die Nachforschung wird mit {{code}} zurückgewiesen.',
  'engine.inquiryOfIncoming':
    'Die Transaktion der Nachforschung ist eine eingehende Zahlung; nur die sendende Bank kann nachforschen. Die Nachforschung wird mit {{code}} zurückgewiesen.',
  'engine.inquiryOfReturned':
    'Die Transaktion der Nachforschung wird bereits mit {{original}} zurückgegeben; die Nachforschung wird mit {{code}} zurückgewiesen.',
  'engine.inquiryYesByDefault': 'Standard: Die andere Bank hat die Zahlung gefunden und sendet eine positive Antwort.',
  'engine.inquirySilence': '{{trigger}}: Die andere Bank beantwortet die Nachforschung nicht.',
  'engine.inquiryAskedAgain':
    'Nach der zweiten Anfrage beantwortet die andere Bank die Nachforschung: Sie hat die Zahlung gefunden.',
  'engine.chargesTooHigh':
    '{{trigger}}: Das Entgelt übersteigt den Betrag; die Zahlung wird ohne Entgelt zurückgegeben.',
  'engine.chaseSilent': 'Der Kunde hat den Rückruf nicht beantwortet; der Rückruf wird mit {{code}} abgelehnt.',
  'engine.chaseAnswered': 'Der Rückruf wurde mit einer Rückgabe beantwortet: {{code}}.',
  'engine.chaseRefused': 'Der Rückruf wird erneut mit {{code}} abgelehnt.',
  'engine.statusKnown': 'Die Nachricht {{messageId}} ist eingegangen; ihr Status ist {{status}}.',
  'engine.statusUnknown': 'Die Nachricht {{messageId}} ist nicht eingegangen.',
};
