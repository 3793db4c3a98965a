import type { ThemeOption } from './theme-option'

export const styleOptions = [
  {
    name: 'colorMode',
    attribute: 'data-color-mode',
    label: { nl: 'Licht of donker', en: 'Light or dark' },
    description: { nl: 'De achtergrond van elke pagina.', en: 'The background of every page.' },
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
    label: { nl: 'Stijl van de koppen', en: 'Heading style' },
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
    name: 'imageTreatment',
    attribute: 'data-image-treatment',
    label: { nl: 'Beelden', en: 'Images' },
    description: { nl: 'Hoe beelden op de pagina staan.', en: 'How images are placed on the page.' },
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
] as const satisfies readonly ThemeOption[]
