/** Kinds of identifications and accounts, in the notation of `read-code-texts.ts`. */
export const identificationTexts = `
[account_identification]
AIIN Issuer's number | Nummer des Ausgebers
BBAN Domestic account number | Inländische Kontonummer
CUID Clearing participant's number | Nummer des Clearingteilnehmers
UPIC Universal payment code, USA | Universeller Zahlungscode, USA
[cash_account_type]
CACC Current account | Girokonto
CARD Card account | Kartenkonto
CASH Cash payment | Bargeldkonto
CHAR Charges account | Entgeltkonto
CISH Cash income | Ertragskonto
COMM Commission account | Provisionskonto
CPAC Clearing participant's account | Konto eines Clearingteilnehmers
LLSV Limited liquidity savings | Sparkonto mit beschränkter Verfügung
LOAN Loan account | Darlehenskonto
MGLD Marginal lending account | Spitzenrefinanzierungskonto
MOMA Money market account | Geldmarktkonto
NFCA Non-resident foreign currency account | Fremdwährungskonto für Gebietsfremde
NREX Non-resident external account | Auslandskonto für Gebietsfremde
ODFT Overdraft account | Überziehungskonto
ONDP Overnight deposit | Tagesgeld
OTHR Another kind of account | Andere Kontoart
SACC Settlement account | Verrechnungskonto
SLRY Salary account | Gehaltskonto
SVGS Savings account | Sparkonto
TAXE Tax account | Steuerkonto
TRAN Transacting account | Zahlungskonto
TRAS Cash trading account | Handelskonto
VACC Virtual account | Virtuelles Konto
[organisation_identification]
BANK Bank's party number | Kundennummer bei der Bank
BDID Business domain name | Fachbereichskennung
BOID Business identifier, other | Andere Unternehmenskennung
CBID Central bank's number | Nummer der Zentralbank
CHID Clearing number | Clearingnummer
CINC Certificate of incorporation | Gründungsurkunde
COID Country's company number | Landesweite Unternehmensnummer
CUST Customer number | Kundennummer
DUNS D-U-N-S number | D-U-N-S-Nummer
EMPL Employer number | Arbeitgebernummer
GS1G GS1 location number | GS1-Standortnummer
SREN French company number (SIREN) | Französische Unternehmensnummer (SIREN)
SRET French site number (SIRET) | Französische Betriebsnummer (SIRET)
TXID Tax number | Steuernummer
[person_identification]
ARNU Alien registration number | Ausländerregisternummer
BANK Bank's party number | Kundennummer bei der Bank
CCPT Passport number | Passnummer
CUST Customer number | Kundennummer
DRLC Driving licence | Führerschein
EMPL Employee number | Personalnummer
NIDN National identity number | Ausweisnummer
POID Population register id | Kennung im Melderegister
SOSE Social security number | Sozialversicherungsnummer
TELE Telephone number | Telefonnummer
TXID Tax number | Steuernummer
[proxy_account_type]
BIID Biometric identification | Biometrische Kennung
CCPT Passport number | Passnummer
CINC Certificate of incorporation | Gründungsurkunde
COID Country's company number | Landesweite Unternehmensnummer
COTX Company's tax number | Steuernummer des Unternehmens
CUST Customer number | Kundennummer
DNAM Domain name | Domainname
DRLC Driving licence | Führerschein
EIDN Electronic identity | Elektronische Identität
EMAL E-mail address | E-Mail-Adresse
EWAL Electronic wallet | Elektronische Geldbörse
LEIC Legal entity identifier | Rechtsträgerkennung (LEI)
MBNO Mobile number | Mobilnummer
NIDN National identity number | Ausweisnummer
PVTX Person's tax number | Steuernummer der Person
SHID Shop's number | Nummer des Geschäfts
SOSE Social security number | Sozialversicherungsnummer
TELE Telephone number | Telefonnummer
TOKN Token | Token
UBIL Utility bill number | Versorgerrechnungsnummer
VIPN Vehicle plate | Fahrzeugkennzeichen
`;
