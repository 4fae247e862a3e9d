/** The provinces of Italy and the letters of their number plates (ISTAT, codes of municipalities and provinces, 2026). */
const NAMES = `AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AP Ascoli Piceno|AQ L'Aquila|AR Arezzo|AT Asti|AV Avellino|BA Bari|BG Bergamo
BI Biella|BL Belluno|BN Benevento|BO Bologna|BR Brindisi|BS Brescia|BT Barletta-Andria-Trani|BZ Bolzano|CA Cagliari|CB Campobasso|CE Caserta
CH Chieti|CL Caltanissetta|CN Cuneo|CO Como|CR Cremona|CS Cosenza|CT Catania|CZ Catanzaro|EN Enna|FC Forlì-Cesena|FE Ferrara|FG Foggia
FI Firenze|FM Fermo|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|KR Crotone|LC Lecco|LE Lecce|LI Livorno|LO Lodi
LT Latina|LU Lucca|MB Monza e Brianza|MC Macerata|ME Messina|MI Milano|MN Mantova|MO Modena|MS Massa-Carrara|MT Matera|NA Napoli|NO Novara
NU Nuoro|OR Oristano|PA Palermo|PC Piacenza|PD Padova|PE Pescara|PG Perugia|PI Pisa|PN Pordenone|PO Prato|PR Parma|PT Pistoia
PU Pesaro e Urbino|PV Pavia|PZ Potenza|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RG Ragusa|RI Rieti|RM Roma|RN Rimini|RO Rovigo
SA Salerno|SI Siena|SO Sondrio|SP La Spezia|SR Siracusa|SS Sassari|SU Sud Sardegna|SV Savona|TA Taranto|TE Teramo|TN Trento|TO Torino
TP Trapani|TR Terni|TS Trieste|TV Treviso|UD Udine|VA Varese|VB Verbano-Cusio-Ossola|VC Vercelli|VE Venezia|VI Vicenza|VR Verona
VT Viterbo|VV Vibo Valentia`;
/** What people also call them. */
const ALSO: Record<string, string> = {
  bozen: 'BZ',
  'bolzano bozen': 'BZ',
  forli: 'FC',
  cesena: 'FC',
  massa: 'MS',
  carrara: 'MS',
  monza: 'MB',
  'monza brianza': 'MB',
  pesaro: 'PU',
  urbino: 'PU',
  'reggio di calabria': 'RC',
  'reggio nell emilia': 'RE',
  spezia: 'SP',
  verbania: 'VB',
  'valle d aosta': 'AO',
};
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
const CODES = new Map<string, string>([
  ...NAMES.split(/[|\n]/).map((entry): [string, string] => [plain(entry.slice(3)), entry.slice(0, 2)]),
  ...Object.entries(ALSO),
]);

/** "Bologna", "(bo)" and "Prov. di Bologna" are BO; a text that names no province stays as it is. */
export function provinceCode(text: string): string {
  const name = plain(text).replace(/^prov(?:incia)? (?:di |d )?/, '');
  if (/^[a-z]{2}$/.test(name)) return name.toUpperCase();
  return CODES.get(name) ?? text;
}
