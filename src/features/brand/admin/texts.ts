import type { FileFault } from '../rules/brand-file'
import type { Level, Use } from '../rules/contrast-uses'
import type { BrandColor } from '../rules/brand'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

type ColorTexts = {
  title: string
  intro: string
  names: Record<BrandColor, string>
  palette: string
  take: (color: string, name: string) => string
  uses: Record<Use, string>
  ratio: (ratio: string, level: Level | null) => string
  becomes: (color: string) => string
  suggest: (color: string, level: Level) => string
  suggestFor: (color: string, level: Level, use: string, name: string) => string
}

export const COLOR_TEXTS = {
  nl: {
    title: 'Palet en contrast',
    intro:
      'Per gebruik het contrast van de kleur op de site, zoals u haar kiest. AA vraagt 4,5:1 voor tekst en 3:1 voor grote tekst en randen, AAA 7:1 en 4,5:1.',
    names: {
      themePrimaryColor: 'Hoofdkleur',
      themeSecondaryColor: 'Tweede kleur',
      themeAccentColor: 'Accentkleur',
    },
    palette: 'Kleuren van de organisatie',
    take: (color, name) => `${color} gebruiken voor ${name}`,
    uses: {
      text: 'Tekst op de pagina',
      link: 'Link',
      button: 'Tekst op een knop',
      heading: 'Grote tekst',
      focus: 'Focusrand',
    },
    ratio: (ratio, level) => `${ratio}:1, ${level ?? 'te weinig'}`,
    becomes: (color) => `De site gebruikt hier ${color}.`,
    suggest: (color, level) => `${color} (${level})`,
    suggestFor: (color, level, use, name) => `${color} als ${name}: ${level} voor ${use}`,
  },
  en: {
    title: 'Palette and contrast',
    intro:
      'For each use, the contrast of the colour on the site, as you choose it. AA asks for 4.5:1 for text and 3:1 for large text and outlines, AAA for 7:1 and 4.5:1.',
    names: {
      themePrimaryColor: 'Primary colour',
      themeSecondaryColor: 'Secondary colour',
      themeAccentColor: 'Accent colour',
    },
    palette: 'Colours of the organization',
    take: (color, name) => `Use ${color} for ${name}`,
    uses: {
      text: 'Text on the page',
      link: 'Link',
      button: 'Text on a button',
      heading: 'Large text',
      focus: 'Focus outline',
    },
    ratio: (ratio, level) => `${ratio}:1, ${level ?? 'too little'}`,
    becomes: (color) => `The site uses ${color} here.`,
    suggest: (color, level) => `${color} (${level})`,
    suggestFor: (color, level, use, name) => `${color} as ${name}: ${level} for ${use}`,
  },
} as const satisfies LocaleTexts<ColorTexts>

export const LINK_TEXTS = {
  nl: {
    intro:
      'Kleuren, lettertype, vormgeving en logo’s hebben een eigen scherm, met concepten, een voorbeeld en versies.',
    open: 'Huisstijl bewerken',
    later: 'Sla het domein eerst op: daarmee ontstaat zijn huisstijl.',
  },
  en: {
    intro: 'Colours, font, design and logos have a screen of their own, with drafts, a preview and versions.',
    open: 'Edit the brand',
    later: 'Save the domain first: its brand is created with it.',
  },
} as const satisfies LocaleTexts<Record<'intro' | 'open' | 'later', string>>

type FileTexts = {
  title: string
  intro: string
  import: string
  export: string
  tooLarge: string
  rejected: string
  filled: (count: number) => string
  line: (line: number, name: string) => string
  faults: Record<FileFault, (choices: string) => string>
}

export const FILE_TEXTS = {
  nl: {
    title: 'Meenemen naar een ander domein',
    intro:
      'Een JSON-bestand met kleuren, lettertype en vormgeving, zonder logo’s. Importeren vult het formulier in; bezoekers zien er niets van tot u publiceert. Kleuren uit W3C-designtokens met de namen primary, secondary en accent kunnen ook.',
    import: 'Huisstijl importeren',
    export: 'Huisstijl exporteren',
    tooLarge: 'Het bestand is groter dan 100 kB. Kies een bestand met alleen huisstijlinstellingen.',
    rejected: 'Er is niets overgenomen. Verbeter het bestand en importeer het opnieuw:',
    filled: (count) => (count === 1 ? 'Eén instelling is ingevuld.' : `${count} instellingen zijn ingevuld.`),
    line: (line, name) => (name ? `Regel ${line}, ${name}:` : `Regel ${line}:`),
    faults: {
      json: () => 'dit is geen geldige JSON. Let op komma’s, aanhalingstekens en haakjes.',
      format: () => 'begin met "format": "gevel-brand" en "version": 1.',
      color: () => 'geef een kleur als #rrggbb, bijvoorbeeld "#e4572e".',
      font: () => 'geef het adres van een lettertype, of null.',
      choice: (choices) => `kies een van: ${choices}.`,
      unknown: () => 'deze instelling bestaat niet. Haal de regel weg.',
      type: () => 'dit heeft niet de goede vorm. Exporteer een huisstijl om te zien hoe het hoort.',
      empty: () => 'het bestand heeft geen instellingen van een huisstijl.',
    },
  },
  en: {
    title: 'Take it to another domain',
    intro:
      'A JSON file with colours, font and design, without logos. Importing fills in the form; visitors see nothing of it until you publish. Colours of W3C design tokens named primary, secondary and accent work too.',
    import: 'Import a brand',
    export: 'Export the brand',
    tooLarge: 'The file is larger than 100 kB. Choose a file with brand settings only.',
    rejected: 'Nothing was imported. Correct the file and import it again:',
    filled: (count) => (count === 1 ? 'One setting was filled in.' : `${count} settings were filled in.`),
    line: (line, name) => (name ? `Line ${line}, ${name}:` : `Line ${line}:`),
    faults: {
      json: () => 'this is no valid JSON. Check commas, quotes and brackets.',
      format: () => 'begin with "format": "gevel-brand" and "version": 1.',
      color: () => 'give a colour as #rrggbb, for example "#e4572e".',
      font: () => 'give the address of a font, or null.',
      choice: (choices) => `choose one of: ${choices}.`,
      unknown: () => 'there is no such setting. Remove the line.',
      type: () => 'this does not have the right form. Export a brand to see how it should be.',
      empty: () => 'the file has no settings of a brand.',
    },
  },
} as const satisfies LocaleTexts<FileTexts>
