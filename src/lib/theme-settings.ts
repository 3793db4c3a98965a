/**
 * The design levers a domain may pull (docs/design-language.md). Plain data: the domains collection makes a
 * select field of each, the site writes each as a `data-*` attribute on <html>, and the stylesheet does the rest.
 */
interface Text {
  nl: string
  en: string
}

interface ThemeLever {
  /** Field name in the domain's `theme` settings. */
  name: string
  /** Attribute on <html>. */
  attribute: `data-${string}`
  label: Text
  description: Text
  options: readonly { value: string; label: Text }[]
  defaultValue: string
}

export const themeLevers = [
  {
    name: 'colorMode',
    attribute: 'data-color-mode',
    label: { nl: 'Licht of donker', en: 'Light or dark' },
    description: { nl: 'De grond waarop alles staat.', en: 'The ground everything stands on.' },
    options: [
      { value: 'light', label: { nl: 'Licht: inkt op koel wit', en: 'Light: ink on cool white' } },
      { value: 'dark', label: { nl: 'Donker: licht op nachtzwart', en: 'Dark: light on night black' } },
    ],
    defaultValue: 'light',
  },
  {
    name: 'headingFont',
    attribute: 'data-heading-font',
    label: { nl: 'Koppen', en: 'Headings' },
    description: {
      nl: 'Een tweede letter voor koppen. Eén letter voor alles laadt sneller.',
      en: 'A second typeface for headings. One typeface for everything loads faster.',
    },
    options: [
      { value: 'text', label: { nl: 'Dezelfde letter als de tekst', en: 'The same typeface as the text' } },
      { value: 'archivo', label: { nl: 'Archivo (schreefloos)', en: 'Archivo (sans serif)' } },
      { value: 'newsreader', label: { nl: 'Newsreader (met schreef)', en: 'Newsreader (serif)' } },
    ],
    defaultValue: 'text',
  },
  {
    name: 'headingStyle',
    attribute: 'data-heading-style',
    label: { nl: 'Stem van de koppen', en: 'Voice of the headings' },
    description: {
      nl: 'Hoe groot en hoe zwaar koppen staan.',
      en: 'How large and how heavy headings are set.',
    },
    options: [
      {
        value: 'monumental',
        label: { nl: 'Monumentaal: zeer groot en stevig', en: 'Monumental: very large, firm' },
      },
      { value: 'quiet', label: { nl: 'Stil: groot en licht', en: 'Quiet: large and light' } },
      { value: 'modest', label: { nl: 'Zakelijk: bescheiden en stevig', en: 'Businesslike: modest, firm' } },
    ],
    defaultValue: 'modest',
  },
  {
    name: 'corner',
    attribute: 'data-corner',
    label: { nl: 'Hoeken', en: 'Corners' },
    description: { nl: 'Van knoppen, velden en beelden.', en: 'Of buttons, fields and images.' },
    options: [
      { value: 'square', label: { nl: 'Recht', en: 'Square' } },
      { value: 'soft', label: { nl: 'Licht afgerond', en: 'Slightly rounded' } },
      { value: 'round', label: { nl: 'Rond', en: 'Round' } },
    ],
    defaultValue: 'square',
  },
  {
    name: 'density',
    attribute: 'data-density',
    label: { nl: 'Ruimte', en: 'Space' },
    description: { nl: 'De lucht tussen en in de secties.', en: 'The air between and inside sections.' },
    options: [
      { value: 'compact', label: { nl: 'Compact', en: 'Compact' } },
      { value: 'regular', label: { nl: 'Normaal', en: 'Regular' } },
      { value: 'slow', label: { nl: 'Langzaam: veel lucht', en: 'Slow: a lot of air' } },
    ],
    defaultValue: 'regular',
  },
  {
    name: 'grid',
    attribute: 'data-grid',
    label: { nl: 'Raster', en: 'Grid' },
    description: {
      nl: 'Toont de kolommen als haarlijnen, met lijnen en nummers bij secties.',
      en: 'Shows the columns as hairlines, with rules and numbers at sections.',
    },
    options: [
      { value: 'visible', label: { nl: 'Zichtbaar', en: 'Visible' } },
      { value: 'hidden', label: { nl: 'Onzichtbaar', en: 'Hidden' } },
    ],
    defaultValue: 'hidden',
  },
  {
    name: 'imageTreatment',
    attribute: 'data-image-treatment',
    label: { nl: 'Beelden', en: 'Images' },
    description: { nl: 'Hoe beelden op de pagina staan.', en: 'How images stand on the page.' },
    options: [
      {
        value: 'exhibit',
        label: {
          nl: 'Als museumstuk: op een sokkel, met zaaltekst',
          en: 'As an exhibit: on a plinth, with a caption',
        },
      },
      {
        value: 'immersive',
        label: { nl: 'Beeldvullend: tot de rand, tekst erin', en: 'Immersive: edge to edge, text inside' },
      },
      { value: 'plain', label: { nl: 'Gewoon', en: 'Plain' } },
    ],
    defaultValue: 'plain',
  },
  {
    name: 'backdrop',
    attribute: 'data-backdrop',
    label: { nl: 'Achtergrond', en: 'Backdrop' },
    description: {
      nl: 'Een gloed van de merkkleuren achter secties.',
      en: 'A glow of the brand colours behind sections.',
    },
    options: [
      { value: 'flat', label: { nl: 'Vlak', en: 'Flat' } },
      { value: 'glow', label: { nl: 'Gloed', en: 'Glow' } },
    ],
    defaultValue: 'flat',
  },
  {
    name: 'headerVariant',
    attribute: 'data-header',
    label: { nl: 'Kop van de site', en: 'Site header' },
    description: { nl: 'Hoe logo en navigatie staan.', en: 'How logo and navigation are set.' },
    options: [
      { value: 'columns', label: { nl: 'In de kolommen van het raster', en: 'In the columns of the grid' } },
      { value: 'overlay', label: { nl: 'Over het eerste beeld heen', en: 'Laid over the first image' } },
    ],
    defaultValue: 'columns',
  },
  {
    name: 'footerVariant',
    attribute: 'data-footer',
    label: { nl: 'Voet van de site', en: 'Site footer' },
    description: { nl: 'Hoe de pagina eindigt.', en: 'How the page ends.' },
    options: [
      { value: 'index', label: { nl: 'Als register, in kolommen', en: 'As an index, in columns' } },
      {
        value: 'signature',
        label: { nl: 'Als ondertekening, één grote regel', en: 'As a signature, one large line' },
      },
    ],
    defaultValue: 'index',
  },
] as const satisfies readonly ThemeLever[]

type Lever = (typeof themeLevers)[number]

/** The value of every lever, as chosen on a domain. */
export type ThemeSettings = { [L in Lever as L['name']]: L['options'][number]['value'] }

/** What the domains collection may hand over: any lever may be missing. */
export type StoredThemeSettings = { [K in keyof ThemeSettings]?: ThemeSettings[K] | null }
