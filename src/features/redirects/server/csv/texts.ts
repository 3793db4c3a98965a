import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { COLUMNS, MAX_LINES } from './columns'

export type Texts = LocaleTexts

export const FILE_PROBLEMS = {
  unreadable: {
    nl: 'Het bestand is geen geldige CSV. Controleer de aanhalingstekens.',
    en: 'The file is not valid CSV. Check its quotation marks.',
  },
  encoding: {
    nl: 'Het bestand is niet in UTF-8 opgeslagen. Kies bij het opslaan “CSV UTF-8”.',
    en: 'The file is not saved as UTF-8. Choose “CSV UTF-8” when you save it.',
  },
  noFrom: {
    nl: `De eerste regel moet de kolommen noemen: ${COLUMNS.join(', ')}. Alleen “from” is verplicht.`,
    en: `The first line must name the columns: ${COLUMNS.join(', ')}. Only “from” is required.`,
  },
  unknownColumn: {
    nl: `Er staat een onbekende kolom in. De kolommen zijn: ${COLUMNS.join(', ')}.`,
    en: `The file has an unknown column. The columns are: ${COLUMNS.join(', ')}.`,
  },
  repeatedColumn: {
    nl: 'Een kolom staat er dubbel in.',
    en: 'The file has a duplicate column.',
  },
  tooMany: {
    nl: `Een bestand heeft hoogstens ${MAX_LINES} regels. Splits het.`,
    en: `A file can have at most ${MAX_LINES} lines. Split it.`,
  },
} as const satisfies Record<string, Texts>

export const LINE_PROBLEMS = {
  tooManyValues: {
    nl: 'Er staan meer waarden op deze regel dan er kolommen zijn. Zet een waarde met een scheidingsteken tussen aanhalingstekens.',
    en: 'There are more values on this line than columns. Put a value that contains a separator in quotation marks.',
  },
  from: {
    nl: '“from” moet een adres zijn dat met / begint, zonder domein, spaties, ? of #.',
    en: '“from” must be an address that begins with /, without domain, spaces, ? or #.',
  },
  to: {
    nl: '“to” moet een adres zijn dat met één / begint, of een volledig adres dat met https:// begint.',
    en: '“to” must be an address that begins with a single /, or a full address that begins with https://.',
  },
  gone: { nl: 'Met status 410 blijft “to” leeg.', en: 'With status 410, “to” must be empty.' },
  status: {
    nl: '“status” moet 301, 302, 307, 308 of 410 zijn.',
    en: '“status” must be 301, 302, 307, 308 or 410.',
  },
  match: { nl: '“match” moet exact of prefix zijn.', en: '“match” must be exact or prefix.' },
  domain: {
    nl: '“domain” is geen domein van deze organisatie. Leeg geldt voor alle.',
    en: '“domain” is not a domain of this tenant. Leave it empty for all domains.',
  },
  keepQuery: { nl: '“keepQuery” moet true of false zijn.', en: '“keepQuery” must be true or false.' },
  enabled: { nl: '“enabled” moet true of false zijn.', en: '“enabled” must be true or false.' },
} as const satisfies Record<string, Texts>

export const duplicateLine = (line: number): Texts => ({
  nl: `Regel ${line} is al een doorverwijzing van dit adres.`,
  en: `Line ${line} is already a redirect from this address.`,
})
