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
