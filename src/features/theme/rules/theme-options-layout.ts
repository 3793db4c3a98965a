import type { ThemeOption } from './theme-option'

export const layoutOptions = [
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
] as const satisfies readonly ThemeOption[]
