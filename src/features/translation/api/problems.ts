import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Refused } from '../rules/exchange/xliff-answers'
import type { RejectedAnswer } from '../server/save-translation'

type Problem =
  | RejectedAnswer['problem']
  | 'unanswered'
  | 'changed'
  | 'incomplete'
  | 'noField'
  | 'noText'
  | Refused['problem']
  | 'settled'
  | 'sameLanguage'
  | 'notXml'
  | 'notXliff'
  | 'fileLanguages'
  | 'notOurs'
  | 'otherLanguages'
  | 'otherDocument'
  | 'collection'
  | 'selection'
  | 'noDocument'
  | 'noDrafts'

type ProblemTexts = Record<Problem, string> & { tooManyDocuments: (most: number) => string }

/** What is wrong with a segment, and what to do. */
export const PROBLEM_TEXTS = {
  nl: {
    unknown: 'Dit tekstdeel is er niet meer. Laad de vertaling opnieuw.',
    empty: 'Vul een vertaling in.',
    structure:
      'De vertaling heeft andere alinea’s dan de bron. Vertaal de hele tekst, of pas hem in het formulier aan.',
    markup: 'Gebruik geen andere opmaak dan de genummerde markeringen van de bron.',
    tags: 'Gebruik elke markering van de bron één keer, in dezelfde volgorde van openen en sluiten.',
    characters: 'De tekst bevat tekens die niet opgeslagen kunnen worden.',
    lines: 'Dit is een tekst van één regel.',
    tooLong: 'De tekst is te lang voor dit veld.',
    placeholders: 'Laat variabelen als {{naam}} precies zo staan.',
    links: 'Laat adressen precies zo staan.',
    numbers: 'Laat getallen staan.',
    terms: 'Laat woorden die nooit vertaald worden staan.',
    language: 'De tekst is niet vertaald.',
    unanswered: 'Het taalmodel gaf hier geen vertaling van.',
    changed: 'Deze tekst is intussen gewijzigd, en daarom niet vertaald.',
    incomplete: 'Dit kan pas opgeslagen worden als ook de andere verplichte teksten vertaald zijn.',
    noField: 'Er is geen tekst op deze plaats die in deze taal vertaald wordt.',
    noText: 'Opgemaakte tekst wordt alleen vertaald zoals hij opgeslagen is.',
    settled: 'Dit veld heeft geen vertaling die bijgewerkt kan heten.',
    sourceChanged: 'De bron is gewijzigd sinds dit bestand werd gemaakt.',
    notXliff: 'Dit is geen bestand van een vertaalbureau dat hier past (XLIFF, versie 2).',
    fileLanguages: 'Het bestand noemt geen twee talen van deze site.',
    notOurs: 'Dit document is hier niet gemaakt:',
    otherLanguages: 'Het bestand is een vertaling uit of naar een andere taal.',
    otherDocument: 'Het bestand is van een ander document.',
    collection: 'Zeg ook in welke verzameling het document staat.',
    selection: 'Noem de documenten met `ids`, of kies ze met `all`.',
    noDocument: 'Er is geen document met dit id dat vertaald wordt.',
    noDrafts: 'Dit heeft geen concept: een vertaling staat er meteen online. Vertaal het naast elkaar.',
    tooManyDocuments: (most: number) =>
      `In één keer kunnen hoogstens ${most} documenten mee. Kies een filter.`,
    notXml: 'Het bestand is beschadigd of van een andere soort: het is geen geldige XML.',
    sameLanguage: 'Kies twee verschillende talen.',
  },
  en: {
    unknown: 'There is no such segment any more. Load the translation again.',
    empty: 'Enter a translation.',
    structure:
      'The translation has other paragraphs than its source. Translate all of it, or change it in the form.',
    markup: 'Use no markup besides the numbered tags of the source.',
    tags: 'Use each tag of the source once, opened and closed as there.',
    characters: 'The text has characters that cannot be stored.',
    lines: 'This is a text of one line.',
    tooLong: 'The text is too long for this field.',
    placeholders: 'Keep variables such as {{name}} exactly as they are.',
    links: 'Keep addresses exactly as they are.',
    numbers: 'Keep the numbers.',
    terms: 'Keep the terms that are never translated.',
    language: 'The text is not translated.',
    unanswered: 'The language model gave no translation of this.',
    changed: 'This text was changed in the meantime, and therefore not translated.',
    incomplete: 'This can only be saved once the other required texts are translated too.',
    noField: 'There is no text at this path that is translated in this language.',
    noText: 'Rich text is only translated as it is stored.',
    settled: 'This field has no translation that could be up to date.',
    sourceChanged: 'The source has changed since this file was made.',
    notXliff: 'This is not a file of a translation agency that fits here (XLIFF, version 2).',
    fileLanguages: 'The file does not name two languages of this site.',
    notOurs: 'This document is not from here:',
    otherLanguages: 'The file translates from or to another language.',
    otherDocument: 'The file is of another document.',
    collection: 'Name the collection of the document too.',
    selection: 'Name the documents with `ids`, or choose them with `all`.',
    noDocument: 'There is no document with this id that is translated.',
    noDrafts: 'This has no drafts: a translation is online at once. Translate it side by side.',
    tooManyDocuments: (most: number) => `At most ${most} documents at a time. Choose a filter.`,
    notXml: 'The file is damaged or of another kind: it is not valid XML.',
    sameLanguage: 'Choose two different languages.',
  },
} as const satisfies LocaleTexts<ProblemTexts>
