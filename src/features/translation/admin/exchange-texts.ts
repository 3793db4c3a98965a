import type { LocaleTexts } from '@/src/i18n/locale-texts'

const joined = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ')

export const EXCHANGE_TEXTS = {
  nl: {
    exportXliff: 'Bestand voor een vertaalbureau downloaden (XLIFF)',
    importXliff: 'Vertaald bestand inlezen (XLIFF)',
    exportTmx: 'Vertaalgeheugen downloaden voor een ander programma (TMX)',
    importTmx: 'Vertaalgeheugen uit een ander programma inlezen (TMX)',
    failed: 'Het bestand kon niet worden geïmporteerd. Probeer het opnieuw.',
    remembered: (stored: number, rejected: number) =>
      joined(
        stored === 1 ? '1 vertaling toegevoegd' : `${stored} vertalingen toegevoegd`,
        rejected > 0 && `${rejected} geweigerd`,
      ),
    nothing: 'Het bestand heeft geen teksten van dit document.',
    compared: (proposed: number, refused: number) =>
      `${joined(
        proposed === 1 ? '1 tekstdeel past' : `${proposed} tekstdelen passen`,
        refused > 0 && `${refused} geweigerd`,
      )}. ${proposed > 0 ? 'Neem de voorstellen over en sla ze op.' : ''}`,
    imported: (count: number) =>
      count === 1 ? '1 document geïmporteerd' : `${count} documenten geïmporteerd`,
    result: (saved: number, settled: number, refused: number) =>
      joined(
        saved === 1 ? '1 tekstdeel opgeslagen' : `${saved} tekstdelen opgeslagen`,
        settled > 0 && `${settled} bevestigd`,
        refused > 0 && `${refused} geweigerd`,
      ),
  },
  en: {
    exportXliff: 'Download a file for a translation agency (XLIFF)',
    importXliff: 'Read in a translated file (XLIFF)',
    exportTmx: 'Download the translation memory for another program (TMX)',
    importTmx: 'Read in a translation memory of another program (TMX)',
    failed: 'The file could not be imported. Try again.',
    remembered: (stored: number, rejected: number) =>
      joined(
        stored === 1 ? '1 translation added' : `${stored} translations added`,
        rejected > 0 && `${rejected} rejected`,
      ),
    nothing: 'The file has no texts of this document.',
    compared: (proposed: number, refused: number) =>
      `${joined(
        proposed === 1 ? '1 segment fits' : `${proposed} segments fit`,
        refused > 0 && `${refused} refused`,
      )}. ${proposed > 0 ? 'Accept the proposals and save them.' : ''}`,
    imported: (count: number) => (count === 1 ? '1 document imported' : `${count} documents imported`),
    result: (saved: number, settled: number, refused: number) =>
      joined(
        saved === 1 ? '1 segment saved' : `${saved} segments saved`,
        settled > 0 && `${settled} confirmed`,
        refused > 0 && `${refused} refused`,
      ),
  },
} as const satisfies LocaleTexts<unknown>
