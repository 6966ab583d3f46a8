/** Purposes and their categories, in the notation of `read-code-texts.ts`. */
export const purposeTexts = `
[category_purpose purpose]
ACCT Between own accounts | Zwischen eigenen Konten
ADCS Advisory donation, copyright | Spende mit Urheberrechtshinweis
ADMG Administration costs | Verwaltungskosten
ADVA Advance payment | Vorauszahlung
AEMP Active employment policy | Arbeitsförderung
AGRT Agricultural transfer | Landwirtschaft
AIRB Air travel | Flugreise
ALLW Allowance | Zuschuss
ALMY Alimony | Unterhalt
AMEX Amex card settlement | Abrechnung Amex-Karte
ANNI Annuity | Jahresrente
ANTS Anaesthesia services | Anästhesie
AREN Entry of accounts receivable | Forderungsbuchung
AUCO Authenticated collections | Authentifizierter Einzug
B112 US mutual fund fee (12b-1) | US-Fondsgebühr (12b-1)
BBSC Baby bonus scheme | Babybonus
BCDM Bearer cheque, domestic | Inhaberscheck, Inland
BCFG Bearer cheque, foreign | Inhaberscheck, Ausland
BECH Child benefit | Kindergeld
BENE Unemployment or disability benefit | Arbeitslosen- oder Invalidengeld
BEXP Business expenses | Geschäftsausgaben
BFWD Bond forward | Anleihetermingeschäft
BKDF Delayed draw funding | Spätere Darlehensauszahlung
BKFE Bank loan fees | Bankdarlehensgebühren
BKFM Bank loan funding memo | Bankdarlehensvermerk
BKIP Interest on a bank loan | Zinsen auf Bankdarlehen
BKPP Principal of a bank loan | Tilgung eines Bankdarlehens
BLDM Building maintenance | Gebäudeunterhalt
BNET Bond forward netting | Netting von Anleiheterminen
BOCE Cheque turned in back office | Umwandlung eines Schecks
BOND Bonds | Anleihen
BONU Bonus payment | Bonuszahlung
BR12 Paid by a branch | Zahlung einer Filiale
BUSB Bus travel | Busreise
CABD Corporate action, bonds | Kapitalmaßnahme, Anleihen
CAEQ Corporate action, shares | Kapitalmaßnahme, Aktien
CAFI Custody fee | Depotgebühr
CASH Cash management | Liquiditätssteuerung
CBCR Credit card, cobranded | Cobranding-Kreditkarte
CBFF Capital building | Vermögensbildung
CBFR Capital building for retirement | Vermögensbildung fürs Alter
CBLK Card bulk clearing | Kartensammelverrechnung
CBTV Cable television | Kabelfernsehen
CCHD Cash compensation, helplessness | Pflegegeld
CCIR Cleared interest rate swap | Zinsswap über Clearing
CCPC Initial margin, central counterparty | Ersteinschuss, zentrale Gegenpartei
CCPM Variation margin, central counterparty | Nachschuss, zentrale Gegenpartei
CCRD Credit card | Kreditkarte
CCSM Collateral of a segregated account | Sicherheit im getrennten Konto
CDBL Credit card bill | Kreditkartenabrechnung
CDCB Card payment with cash back | Kartenzahlung mit Bargeldauszahlung
CDCD Cash withdrawal by card | Bargeldabhebung mit Karte
CDCS Cash withdrawal with surcharge | Abhebung mit Zuschlag
CDDP Card, deferred payment | Kartenzahlung, aufgeschoben
CDEP Deposit by credit | Einzahlung per Gutschrift
CDOC Original credit by card | Kartengutschrift
CDQC Quasi-cash by card | Bargeldähnliche Kartenzahlung
CFDI Capital falling due | Fälliges Kapital
CFEE Cancellation fee | Stornogebühr
CGDD Card-initiated debit | Mit Karte ausgelöste Lastschrift
CHAR Charity | Spende
CLPR Car loan, principal | Autokredit, Tilgung
CMDT Commodity | Rohstoffe
COLL Collection | Einzug
COMC Commercial payment | Handelszahlung
COMM Commission | Provision
COMP Compensation | Entschädigung
COMT Consumer's third-party payment | Zahlung für Dritte
CORT Trade settlement | Handelsabwicklung
COST Costs | Kosten
CPEN Cash penalties | Geldstrafen im Wertpapiergeschäft
CPKC Car parking | Parkgebühr
CPYR Copyright | Urheberrecht
CRDS Credit default swap | Kreditausfallswap
CRPR Cross product | Produktübergreifend
CRSP Credit support | Kreditbesicherung
CRTL Credit line | Kreditlinie
CSDB Cash disbursement | Barauszahlung
CSLP Company social loan | Sozialdarlehen der Firma
CVCF Convalescent care | Genesungspflege
DBCR Debit as a credit card | Debitkarte als Kreditkarte
DBTC Debit collection | Lastschrifteinzug
DCRD Debit card | Debitkarte
DEBT Charges of the payer | Entgelte des Zahlers
DEPD Dependant's support | Unterstützung Angehöriger
DEPT Deposit | Einlage
DERI Derivatives | Derivate
DICL Diners card settlement | Abrechnung Diners-Karte
DIVD Dividend | Dividende
DMEQ Durable medical equipment | Medizinische Hilfsmittel
DNTS Dental services | Zahnarzt
DSMT Printed order disbursement | Auszahlung per Druckanweisung
DVPM Delivery against payment | Lieferung gegen Zahlung
ECPG Guaranteed e-payment | Garantierte E-Zahlung
ECPR Returned e-payment | Rückgabe einer E-Zahlung
ECPU Unguaranteed e-payment | Nicht garantierte E-Zahlung
EDUC Education | Bildung
EFTC Low-value credit | Kleinbetrag, Gutschrift
EFTD Low-value debit | Kleinbetrag, Lastschrift
ELEC Electricity bill | Stromrechnung
ENRG Energies | Energie
EPAY Electronic payment | Elektronische Zahlung
EQPT Equity option | Aktienoption
EQTS Equities | Aktien
EQUS Equity swap | Aktienswap
ESTX Estate tax | Erbschaftsteuer
ETUP Top-up of an e-purse | Aufladen einer E-Börse
EXPT Exotic option | Exotische Option
EXTD Exchange-traded derivatives | Börsengehandelte Derivate
FACT Factoring update | Factoring
FAND Help after natural disasters | Katastrophenhilfe
FCOL Fee collection | Gebühreneinzug
FCPM Payment of late fees | Verzugsgebühr
FEES Fees | Gebühren
FERB Ferry | Fähre
FIXI Fixed income | Festverzinsliches
FLCR Fleet card | Flottenkarte
FNET Futures netting | Netting von Futures
FORW Foreign exchange forward | Devisentermingeschäft
FREX Foreign exchange | Devisen
FUTR Futures | Futures
FWBC Forward, broker-owned collateral | Termin, Sicherheit des Brokers
FWCC Forward, client-owned collateral | Termin, Sicherheit des Kunden
FWLV Foreign worker levy | Abgabe für ausländische Beschäftigte
FWSB Forward, broker-segregated | Termin, beim Broker getrennt
FWSC Forward, client-segregated | Termin, beim Kunden getrennt
FXNT Foreign exchange netting | Devisennetting
GAFA Family allowance, public | Staatliches Familiengeld
GAHO Housing allowance, public | Staatliches Wohngeld
GAMB Gambling | Glücksspiel
GASB Gas bill | Gasrechnung
GDDS Goods | Warenkauf
GDSV Goods and services | Waren und Dienstleistungen
GFRP Guarantee fund, rights protection | Garantiefonds, Rechteschutz
GIFT Gift | Geschenk
GOVI Government insurance | Staatliche Versicherung
GOVT Government payment | Behördenzahlung
GSCB Goods and services with cash back | Kauf mit Bargeldauszahlung
GSTX Goods and services tax | Waren- und Dienstleistungssteuer
GVEA Austrian state, category A | Österreichische Behörde, Kategorie A
GVEB Austrian state, category B | Österreichische Behörde, Kategorie B
GVEC Austrian state, category C | Österreichische Behörde, Kategorie C
GVED Austrian state, category D | Österreichische Behörde, Kategorie D
GWLT Payment to war victims | Zahlung an Kriegsopfer
HEDG Hedging | Kurssicherung
HLRP Property loan repayment | Tilgung des Immobiliendarlehens
HLST Property loan settlement | Ablösung des Immobiliendarlehens
HLTC Home health care | Häusliche Krankenpflege
HLTI Health insurance | Krankenversicherung
HREC Housing contribution | Wohnungsbeitrag
HSPC Hospital care | Krankenhaus
HSTX Housing tax | Wohnsteuer
ICCP Irrevocable credit card payment | Unwiderrufliche Kreditkartenzahlung
ICRF Intermediate care | Übergangspflege
IDCP Irrevocable debit card payment | Unwiderrufliche Debitkartenzahlung
IHRP Instalment hire purchase | Mietkaufrate
INPC Car insurance premium | Kfz-Versicherungsbeitrag
INPR Insurance premium refund | Rückerstattung Versicherungsbeitrag
INSC Insurance claim | Versicherungsleistung
INSM Instalment | Rate
INSU Insurance premium | Versicherungsbeitrag
INTC Within a company group | Konzerninterne Zahlung
INTE Interest | Zinsen
INTP Within one party | Innerhalb einer Partei
INTX Income tax | Einkommensteuer
INVS Investment and securities | Geldanlage und Wertpapiere
IPAY Instant payment | Echtzeitzahlung
IPCA Instant payment, cancellation | Echtzeitzahlung, Storno
IPDO Instant payment, donation | Echtzeitzahlung, Spende
IPEA Instant payment online, agreed | Echtzeitzahlung online, vereinbart
IPEC Instant payment online, no address | Echtzeitzahlung online, ohne Adresse
IPEW Instant payment online, wallet | Echtzeitzahlung online, Geldbörse
IPPS Instant payment at the till | Echtzeitzahlung an der Kasse
IPRT Instant payment, return | Echtzeitzahlung, Rückgabe
IPU2 Instant payment, unattended, other | Echtzeitzahlung am Automaten, andere
IPUW Instant payment, unattended, wallet | Echtzeitzahlung am Automaten, Geldbörse
IVPT Invoice payment | Rechnungszahlung
LBIN Lending, buy-in | Wertpapierleihe, Eindeckung
LBRI Labour insurance | Arbeitsversicherung
LCOL Lending, free collateral | Wertpapierleihe, freie Sicherheit
LFEE Lending fee | Leihgebühr
LICF Licence fee | Lizenzgebühr
LIFI Life insurance | Lebensversicherung
LIMA Liquidity management | Liquiditätsmanagement
LMEQ Lending, equity mark to market | Leihe, Bewertung von Aktien
LMFI Lending, bond mark to market | Leihe, Bewertung von Anleihen
LMRK Lending, mark to market | Leihe, Marktbewertung
LOAN Loan | Darlehen
LOAR Loan repayment | Darlehensrückzahlung
LOTT Lottery | Lotterie
LREB Lending, rebate | Leihe, Nachlass
LREV Lending, revenue | Leihe, Ertrag
LSFL Lending, claim | Leihe, Forderung
LTCF Long-term care | Langzeitpflege
MAFC Medical aid fund | Medizinischer Hilfsfonds
MARF Medical aid refund | Erstattung medizinischer Hilfe
MARG Daily margin | Täglicher Margenausgleich
MBSB Mortgage bonds, broker collateral | Hypothekenpapiere, Sicherheit des Brokers
MBSC Mortgage bonds, client collateral | Hypothekenpapiere, Sicherheit des Kunden
MCDM Multi-currency cheque, domestic | Fremdwährungsscheck, Inland
MCFG Multi-currency cheque, foreign | Fremdwährungsscheck, Ausland
MDCS Medical services | Medizinische Leistungen
MGCC Futures initial margin | Ersteinschuss für Futures
MGSC Client's futures margin, segregated | Kundeneinschuss, getrennt
MOMA Money market | Geldmarkt
MP2B Mobile, person to business | Mobil, Person an Händler
MP2P Mobile, person to person | Mobil, Person an Person
MSVC Several services | Mehrere Leistungen
MTUP Mobile top-up | Guthaben aufladen
NETT Netting | Saldenausgleich
NITX Net income tax | Nettoeinkommensteuer
NOWS Not otherwise stated | Nicht näher bezeichnet
NWCH Network charge | Netzentgelt
NWCM Network communication | Netzkommunikation
OCCC Client-owned option collateral | Optionssicherheit des Kunden
OCDM Order cheque, domestic | Orderscheck, Inland
OCFG Order cheque, foreign | Orderscheck, Ausland
OFEE Opening fee | Eröffnungsgebühr
OPBC Option, broker collateral | Option, Sicherheit des Brokers
OPCC Option, client collateral | Option, Sicherheit des Kunden
OPSB Option, broker-segregated | Option, beim Broker getrennt
OPSC Option, client-segregated | Option, beim Kunden getrennt
OPTN Foreign exchange option | Devisenoption
OTCD Over-the-counter derivatives | Außerbörsliche Derivate
OTHR Other | Sonstiges
OTLC Telecommunication, other | Sonstige Telekommunikation
PADD Preauthorised debit | Vorab genehmigte Lastschrift
PAYR Payroll | Lohnabrechnung
PCOM Completion of a property purchase | Abschluss eines Hauskaufs
PDEP Property deposit | Anzahlung auf Immobilie
PEFC Pension fund contribution | Pensionskassenbeitrag
PENO Enforced payment | Zwangsvollstreckung
PENS Pension | Rente
PHON Telephone bill | Telefonrechnung
PLDS Property loan paid out | Auszahlung des Immobiliendarlehens
PLRF Property loan refinancing | Umschuldung des Immobiliendarlehens
POPE Purchase turned at the till | Umwandlung an der Kasse
PPTI Property insurance | Sachversicherung
PRCP Price payment | Preiszahlung
PRME Precious metal | Edelmetall
PTSP Terms of a payment | Zahlungsbedingungen
PTXP Property tax | Grundsteuer
RAPI Quick payment at the till | Schnellzahlung
RCKE Represented cheque entry | Erneut vorgelegter Scheck
RCPT Receipt payment | Zahlung auf Quittung
RDTX Road tax | Kfz-Steuer
REBT Rebate | Nachlass
REFU Refund | Erstattung
RELG Rental lease | Leasing
RENT Rent | Miete
REOD Overdraft repayment | Ausgleich der Überziehung
REPO Repurchase agreement | Rückkaufvereinbarung
RETL Retail payment | Einzelhandel
RHBS Rehabilitation | Rehabilitation
RIMB Reimbursement of a former error | Ausgleich eines früheren Fehlers
RINP Recurring instalment | Wiederkehrende Rate
RLWY Railway | Bahn
RMCO Request to pay, merchant credit | Händlergutschrift
ROYA Royalties | Tantiemen
RPBC Repo, broker collateral | Repo, Sicherheit des Brokers
RPCC Repo, client collateral | Repo, Sicherheit des Kunden
RPNT Repo netting | Repo-Netting
RPSB Repo, broker-segregated | Repo, beim Broker getrennt
RPSC Repo, client-segregated | Repo, beim Kunden getrennt
RRBN Round robin | Ringverkehr
RRCT Reimbursement of an instant payment | Erstattung einer Echtzeitzahlung
RRTP Related to a request to pay | Zu einer Zahlungsanforderung
RVPM Receipt against payment | Empfang gegen Zahlung
RVPO Reverse repo | Umgekehrtes Repo
SALA Salary | Gehalt
SASW Automated teller machine | Geldautomat
SAVG Savings | Sparen
SBSC Securities buy-sell | Wertpapierkauf mit Rückverkauf
SCIE Exotic currency option | Exotische Devisenoption
SCIR Interest rate swap, one currency | Zinsswap in einer Währung
SCRP Securities of several products | Wertpapiere, produktübergreifend
SCVE Purchase of services | Dienstleistung
SECU Securities | Wertpapiere
SEPI Securities purchase, in-house | Wertpapierkauf im eigenen Haus
SERV Service charges | Serviceentgelt
SHBC Short sale, broker collateral | Leerverkauf, Sicherheit des Brokers
SHCC Short sale, client collateral | Leerverkauf, Sicherheit des Kunden
SHSL Short sale | Leerverkauf
SLEB Securities lending | Wertpapierleihe
SLOA Secured loan | Besichertes Darlehen
SLPI Lending, premium | Leihe, Prämie
SPLT Split payment | Aufgeteilte Zahlung
SPSP Salary and pension sum | Summe aus Gehältern und Renten
SSBE Social security benefit | Sozialleistung
STDY Study | Studium
SUBS Subscription | Abonnement
SUPP Supplier payment | Lieferantenzahlung
SWBC Swap, broker collateral | Swap, Sicherheit des Brokers
SWCC Swap, client collateral | Swap, Sicherheit des Kunden
SWFP Swap, final payment | Swap, Schlusszahlung
SWPP Swap, partial payment | Swap, Teilzahlung
SWPT Swaption | Swaption
SWRS Swap, reset | Swap, Neufestsetzung
SWSB Swap, broker-segregated | Swap, beim Broker getrennt
SWSC Swap, client-segregated | Swap, beim Kunden getrennt
SWUF Swap, upfront payment | Swap, Vorabzahlung
TAXR Tax refund | Steuererstattung
TAXS Tax | Steuer
TBAN Mortgage bonds to come, netting | Künftige Hypothekenpapiere, Netting
TBAS Mortgage bonds to come | Künftige Hypothekenpapiere
TBBC Bonds to come, broker collateral | Künftige Anleihen, Sicherheit des Brokers
TBCC Bonds to come, client collateral | Künftige Anleihen, Sicherheit des Kunden
TBIL Telephone bill | Telefonrechnung
TCSC Town council charges | Gemeindegebühren
TELI By telephone | Telefonisch ausgelöst
TLRF Leasing, refund | Leasing, Erstattung
TLRR Term repurchase, return | Rückkauf auf Termin
TMPG Temporary allowance | Vorübergehender Zuschuss
TPRI Tri-party repo interest | Zinsen im Dreiparteien-Repo
TPRP Tri-party repo | Dreiparteien-Repo
TRAD Trade services | Handelsfinanzierung
TRCP Treasury cross product | Treasury, produktübergreifend
TREA Treasury payment | Treasury-Zahlung
TRFD Trust fund | Treuhandfonds
TRNC Truncated payment slip | Belegloser Zahlschein
TRPT Road pricing | Straßenmaut
TRVC Traveller's cheque | Reisescheck
UBIL Utilities | Versorgungsbetriebe
UNIT Fund units | Fondsanteile
VATX Value added tax | Umsatzsteuer
VIEW Vision care | Sehhilfen
WEBI By Internet | Über das Internet
WHLD Withholding | Quellensteuer
WTER Water bill | Wasserrechnung
CGWV Group-wide cash pooling | Konzernweites Cash-Pooling
CIPC Cash in transit provider | Geldtransport
CONC Cash concentration | Liquiditätsbündelung
CTDF Transfer with deferred funding | Überweisung mit späterer Deckung
DIVI Dividend | Dividende
FCDT Foreign currency, domestic transfer | Fremdwährung im Inland
FCIN Fee collection and interest | Gebühren und Zinsen
GP2P Person to person | Person an Person
LBOX Lockbox transaction | Postfachzahlung
RPRE Represented debit | Erneut eingereichte Lastschrift
SWEP Sweep of an account | Kontoausgleich
TOPG Topping up of an account | Kontoauffüllung
VOST Crossborder money order | Auslandsanweisung
ZABA Zero balance account | Nullsaldokonto
`;
