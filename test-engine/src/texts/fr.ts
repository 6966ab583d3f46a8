import type { EngineTextKey } from './en.ts';

export const french: Readonly<Record<EngineTextKey, string>> = {
  'engine.allAccepted': 'Accepté sans objection ; transactions : {{count}}.',
  'engine.moreReasons':
    '{{count}} autres motifs ne sont pas affichés ; les fichiers de réponse contiennent les motifs de chaque transaction.',
  'engine.notWellFormed': "Le fichier n'est pas du XML bien formé et ne peut pas être lu.",
  'engine.messageNotTaken': "Le système de compensation n'accepte pas les messages de type {{messageType}}.",
  'engine.versionNotTaken':
    "Ce rulebook n'utilise pas {{messageType}} ; le système de compensation attend {{expected}}.",
  'engine.schemaErrors_one': 'Le message a une erreur de schéma en un endroit ; voir le rapport de validation.',
  'engine.schemaErrors_other':
    'Le message a des erreurs de schéma en {{count}} endroits ; voir le rapport de validation.',
  'engine.fileSchemaErrors_one': 'Le fichier a une erreur de schéma en un endroit ; voir le rapport de validation.',
  'engine.fileSchemaErrors_other':
    'Le fichier a des erreurs de schéma en {{count}} endroits ; voir le rapport de validation.',
  'engine.senderUnknown': "L'émetteur du message est {{named}}, mais son profil contient un autre BIC.",
  'engine.processingTimeLimit':
    'Le système de compensation a interrompu la lecture du fichier : le traitement dépasse {{seconds}} secondes.',
  'engine.processingMemoryLimit':
    'Le système de compensation a interrompu la lecture du fichier : le traitement dépasse {{megabytes}} Mo de mémoire.',
  'engine.environmentDeleted':
    "L'environnement a été supprimé avant que le système de compensation ait traité le fichier.",
  'engine.filesNotTaken':
    "Les paiements instantanés sont envoyés un par un : ce système de compensation n'accepte pas les fichiers de type {{fileType}}.",
  'engine.fileTypeWrong':
    "Le type de fichier dans l'en-tête est {{named}}, mais le format est celui de {{fileType}} ; seuls les fichiers adressés au système de compensation sont acceptés.",
  'engine.serviceWrong': 'Le service du fichier est {{named}} ; celui de ce système de compensation est {{expected}}.',
  'engine.fileSenderWrong': "L'émetteur du fichier est {{named}}, mais son profil contient un autre BIC.",
  'engine.fileReceiverWrong': 'Le fichier est adressé à {{named}} ; ce système de compensation est {{expected}}.',
  'engine.testCodeWrong': "Le code de test du fichier est {{named}} ; celui du profil de l'émetteur est {{expected}}.",
  'engine.fileReferenceWrong':
    "« {{named}} » n'est pas une référence de fichier valide : 1 à 16 chiffres et majuscules.",
  'engine.fileSeen': 'Un fichier portant la référence {{reference}} a déjà été accepté.',
  'engine.counterWrong': '{{counter}} vaut {{stated}} ; lots de ce type dans le fichier : {{counted}}.',
  'engine.fileEmpty': 'Le fichier ne contient aucun lot.',
  'engine.fileTooLarge.bytes': 'Le fichier compte {{counted}} octets ; le maximum est {{most}}.',
  'engine.fileTooLarge.bulks': 'Le fichier contient {{counted}} lots ; le maximum est {{most}}.',
  'engine.fileTooLarge.transactions': 'Le fichier contient {{counted}} transactions ; le maximum est {{most}}.',
  'engine.fileTooLarge.transactionsOfBulk': 'Un lot contient {{counted}} transactions ; le maximum est {{most}}.',
  'engine.messageSeen': "Un message portant l'identifiant {{messageId}} a déjà été accepté.",
  'engine.countWrong': "Le nombre de transactions de l'en-tête est {{stated}} ; le lot en contient {{counted}}.",
  'engine.notAlone':
    'Un message de paiement instantané doit contenir exactement une transaction ; celui-ci en contient {{counted}}.',
  'engine.sumWrong': "La somme de l'en-tête est {{stated}} ; celle des montants est {{counted}}.",
  'engine.dateMissing': "Le lot n'a pas de date de règlement.",
  'engine.dateGone': "La date de règlement {{date}} est dans le passé ; la date d'aujourd'hui est {{today}}.",
  'engine.dateClosed': 'TARGET est fermé le {{date}} ; la prochaine date de règlement possible est le {{next}}.',
  'engine.dateClosedIn':
    "Le {{date}} n'est pas un jour ouvré dans le calendrier {{calendar}} ; la prochaine date de règlement possible est le {{next}}.",
  'engine.dateFar': 'La date de règlement {{date}} est trop lointaine ; la dernière date possible est le {{last}}.',
  'engine.dateTooSoon':
    'Un prélèvement à échéance du {{date}} doit être présenté le {{until}} au plus tard, un jour ouvré avant.',
  'engine.dateNotInstant':
    "Un paiement instantané est réglé immédiatement : {{date}} n'est ni aujourd'hui ({{today}}) ni le prochain jour ouvré ({{next}}).",
  'engine.afterCutOff':
    "La date de règlement est aujourd'hui, mais l'heure limite était {{cutOff}} ; la prochaine date possible est le {{next}}.",
  'engine.dateMoved': "L'heure limite de la date de règlement demandée est passée ; le lot est réglé le {{date}}.",
  'engine.receiverWrong': 'Le message est adressé à {{named}} ; ce système de compensation est {{expected}}.',
  'engine.systemWrong': 'Le message est destiné au système de compensation {{named}} ; celui-ci est {{expected}}.',
  'engine.kindWrong':
    "Le lot contient un prélèvement du schéma {{named}} ; ce système de compensation n'accepte que {{expected}}.",
  'engine.ruleBroken': "{{path}} n'est pas valide dans ce schéma (règle {{rule}}) ; voir le rapport de validation.",
  'engine.tooManyFaulty': '{{faulty}} transactions ont des erreurs ; au-delà de {{most}}, le lot entier est rejeté.',
  'engine.amountZero': 'Le montant {{amount}} doit être supérieur à zéro.',
  'engine.currencyWrong': "La devise du montant est {{currency}} ; le système de compensation ne règle que l'euro.",
  'engine.amountTooFine': 'Le montant {{amount}} a plus de deux décimales.',
  'engine.amountTooHigh': 'Le montant {{amount}} dépasse {{most}}, le maximum de ce schéma.',
  'engine.debtorAccountMissing': "Le débiteur n'a pas d'IBAN.",
  'engine.creditorAccountMissing': "Le créancier n'a pas d'IBAN.",
  'engine.debtorAccountWrong': "Le compte du débiteur {{iban}} n'est pas un IBAN valide.",
  'engine.creditorAccountWrong': "Le compte du créancier {{iban}} n'est pas un IBAN valide.",
  'engine.bicWrong': "« {{bic}} » n'est pas un BIC valide.",
  'engine.creditorBankUnreachable':
    "La banque du créancier {{bic}} n'est pas joignable par ce système de compensation.",
  'engine.debtorBankUnreachable': "La banque du débiteur {{bic}} n'est pas joignable par ce système de compensation.",
  'engine.transactionTwice':
    "L'identifiant de transaction {{id}} apparaît plus d'une fois pour cette banque du débiteur.",
  'engine.originalUnknown': "Le message d'origine {{messageId}} est inconnu de ce système de compensation.",
  'engine.transactionUnknown': 'Le message {{messageId}} est connu, mais il ne contient pas de transaction {{id}}.',
  'engine.originalAmountDiffers':
    "Le montant d'origine indiqué est {{stated}} ; le montant d'origine est {{original}}.",
  'engine.originalDateDiffers':
    "La date de règlement d'origine indiquée est {{stated}} ; la date d'origine est {{original}}.",
  'engine.returnedDiffers': "Le montant retourné {{stated}}, frais compris, diffère du montant d'origine {{original}}.",
  'engine.originalRejected':
    "L'original a été rejeté avec {{original}} et n'a pas été comptabilisé ; il ne peut pas être retourné.",
  'engine.originalSettled': 'Le prélèvement a été réglé : il peut être contre-passé, mais plus annulé.',
  'engine.originalCancelled': 'Le prélèvement a été annulé avant son règlement ; il ne peut pas être contre-passé.',
  'engine.cancellationOfIncoming':
    'Seul le côté du créancier peut annuler un prélèvement ; la banque du débiteur le rejette ou le retourne.',
  'engine.collectionsCancelled_one':
    "Un prélèvement est annulé avant son règlement ; aucune autre réponse n'est envoyée à son sujet.",
  'engine.collectionsCancelled_other':
    "{{count}} prélèvements sont annulés avant leur règlement ; aucune autre réponse n'est envoyée à leur sujet.",
  'engine.referredTwice': "Ce message désigne plus d'une fois la transaction {{id}}.",
  'engine.referredBefore': 'Un autre message de ce type désigne déjà la transaction {{id}}.',
  'engine.reasonWrong': "Le motif « {{reason}} » n'est pas valide pour ce type de message ; autorisés : {{known}}.",
  'engine.statusNotRefused':
    'Le statut de la réponse est {{status}} ; une réponse négative doit contenir RJCR, une réponse positive est un pacs.004.',
  'engine.statusNotRejected':
    "Le statut est {{status}} ; avant l'échéance, la banque du débiteur ne peut que rejeter, avec RJCT.",
  'engine.reject': '{{trigger}} : le système de compensation rejette la transaction avec {{code}}.',
  'engine.timeOut':
    "{{trigger}} : l'autre banque ne répond pas ; au bout de dix secondes, le paiement est rejeté avec AB05.",
  'engine.return': "{{trigger}} : l'autre banque retourne la transaction avec {{code}}, {{delay}} après le règlement.",
  'engine.refund':
    '{{trigger}} : le débiteur demande un remboursement ; le prélèvement est remboursé avec {{code}}, {{delay}} après le règlement.',
  'engine.reversal':
    "{{trigger}} : vous recevez le même prélèvement de l'autre banque, qui le contre-passe avec {{code}}, {{delay}} après le règlement.",
  'engine.settlementFailure': '{{trigger}} : la transaction est acceptée, mais son règlement échoue avec {{code}}.',
  'engine.recall':
    "{{trigger}} : vous recevez le même paiement de l'autre banque, suivi d'une demande d'annulation {{delay}} plus tard ({{code}}).",
  'engine.recallRequest':
    "{{trigger}} : vous recevez le même paiement de l'autre banque ; son donneur d'ordre demande l'annulation {{delay}} plus tard ({{code}}).",
  'engine.recallYes':
    "{{trigger}} : une demande d'annulation de cette transaction reçoit un retour de fonds pour réponse (frais {{charges}}).",
  'engine.recallNo': "{{trigger}} : une demande d'annulation de cette transaction est refusée avec {{code}}.",
  'engine.inquiryYes': '{{trigger}} : une recherche sur cette transaction reçoit une réponse positive.',
  'engine.inquiryNo': '{{trigger}} : une recherche sur cette transaction est rejetée avec {{code}}.',
  'engine.mirror_one': "{{trigger}} : vous recevez une fois le même paiement de l'autre banque.",
  'engine.mirror_other': "{{trigger}} : vous recevez {{count}} fois le même paiement de l'autre banque.",
  'engine.silence': "{{trigger}} : le système de compensation n'envoie pas de réponse.",
  'engine.late': '{{trigger}} : le rapport de statut est envoyé en retard, {{delay}} après le fichier.',
  'engine.duplicate_one': '{{trigger}} : chaque réponse est remise une fois.',
  'engine.duplicate_other': '{{trigger}} : chaque réponse est remise {{count}} fois.',
  'engine.split':
    '{{trigger}} : les réponses suivantes contiennent au plus {{size}} transactions chacune (200 fichiers au plus).',
  'engine.corruptSUM': "{{trigger}} : les sommes des réponses sont trop élevées d'un centime.",
  'engine.corruptXML': '{{trigger}} : les réponses sont tronquées et ne sont pas bien formées.',
  'engine.corruptHDR': '{{trigger}} : les en-têtes des réponses contiennent un destinataire inconnu.',
  'engine.verbUnknown':
    "{{trigger}} est ignoré : « {{verb}} » n'est pas une commande connue. Commandes connues : {{known}}.",
  'engine.verbOfDirectDebit': '{{trigger}} est ignoré : {{verb}} ne vaut que pour les prélèvements.',
  'engine.argumentsWrong': '{{trigger}} est ignoré : ses arguments ne sont pas valides. Syntaxe : {{usage}}.',
  'engine.notIn.sct': '{{trigger}} est ignoré : la commande ne vaut que pour les paiements instantanés.',
  'engine.notIn.inst': '{{trigger}} est ignoré : un paiement instantané accepté est définitif et envoyé seul.',
  'engine.notInDebits':
    "{{trigger}} est ignoré : un prélèvement s'annule avant son règlement ; la demande d'annulation (recall) n'existe que pour les virements.",
  'engine.refundInB2b': '{{trigger}} est ignoré : les prélèvements B2B ne peuvent pas être remboursés.',
  'engine.notInMessage': "{{trigger}} est ignoré : la commande n'a pas d'effet dans ce type de message.",
  'engine.contradicts': '{{trigger}} est ignoré : la commande contredit {{earlier}}, qui est prioritaire.',
  'engine.notAllAsk_one':
    "{{trigger}} est ignoré : la commande concerne le fichier entier, mais les centimes d'une seule transaction la demandent.",
  'engine.notAllAsk_other':
    '{{trigger}} est ignoré : la commande concerne le fichier entier, mais les centimes de {{count}} transactions seulement la demandent.',
  'engine.recallOfUnknown':
    "La transaction à annuler est inconnue ; la demande d'annulation est refusée avec {{code}}.",
  'engine.recallOfRejected':
    "La transaction à annuler a été rejetée avec {{original}} et n'a pas été comptabilisée ; la demande d'annulation est refusée avec {{code}}.",
  'engine.recallOfIncoming':
    "La transaction à annuler est un paiement entrant ; seule la banque émettrice peut en demander l'annulation. La demande est refusée avec {{code}}.",
  'engine.recallOfReturned':
    "La transaction à annuler est déjà en cours de retour avec {{original}} ; la demande d'annulation est refusée avec {{code}}.",
  'engine.recallYesByDefault': "Par défaut : l'autre banque accepte la demande d'annulation et retourne le paiement.",
  'engine.recallSilence': "{{trigger}} : l'autre banque ne répond pas à la demande d'annulation.",
  'engine.inquiryOfUnknown': 'La transaction recherchée est inconnue ; la recherche est rejetée avec {{code}}.',
  'engine.inquiryOfRejected':
    "La transaction recherchée a été rejetée avec {{original}} et n'a pas été comptabilisée ; la recherche est rejetée avec {{code}}.",
  'engine.inquiryOfIncoming':
    'La transaction recherchée est un paiement entrant ; seule la banque émettrice peut lancer une recherche. La recherche est rejetée avec {{code}}.',
  'engine.inquiryOfReturned':
    'La transaction recherchée est déjà en cours de retour avec {{original}} ; la recherche est rejetée avec {{code}}.',
  'engine.inquiryYesByDefault': "Par défaut : l'autre banque a trouvé le paiement et envoie une réponse positive.",
  'engine.inquirySilence': "{{trigger}} : l'autre banque ne répond pas à la recherche.",
  'engine.inquiryAskedAgain':
    "Après la seconde demande, l'autre banque répond à la recherche : elle a trouvé le paiement.",
  'engine.chargesTooHigh': '{{trigger}} : les frais dépassent le montant ; le paiement est retourné sans frais.',
  'engine.chaseSilent': "Le client n'a pas répondu à la demande d'annulation ; elle est refusée avec {{code}}.",
  'engine.chaseAnswered': "La demande d'annulation a reçu un retour de fonds pour réponse : {{code}}.",
  'engine.chaseRefused': "La demande d'annulation est de nouveau refusée avec {{code}}.",
  'engine.statusKnown': 'Le message {{messageId}} a été reçu ; son statut est {{status}}.',
  'engine.statusUnknown': "Le message {{messageId}} n'a pas été reçu.",
};
