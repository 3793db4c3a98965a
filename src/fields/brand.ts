import type { Field, SelectField } from 'payload'

import { validateFontAddress } from '@/src/fields/font-address'
import { hexColor } from '@/src/fields/hex-color'
import { themeOptions } from '@/src/features/theme/rules/theme-settings'
import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'
import { DOMAIN_DEFAULTS } from '@/src/features/domains/rules/domain-settings'

/** The colours of a site. */
export const brandColors: Field = {
  type: 'row',
  fields: [
    hexColor(
      'themePrimaryColor',
      { nl: 'Hoofdkleur', en: 'Primary colour' },
      DOMAIN_DEFAULTS.themePrimaryColor,
    ),
    hexColor(
      'themeSecondaryColor',
      { nl: 'Tweede kleur', en: 'Secondary colour' },
      DOMAIN_DEFAULTS.themeSecondaryColor,
    ),
    hexColor(
      'themeAccentColor',
      { nl: 'Accentkleur', en: 'Accent colour' },
      DOMAIN_DEFAULTS.themeAccentColor,
    ),
  ],
}

const font: Field = {
  name: 'themeFontUrl',
  type: 'text',
  label: texts({ nl: 'Lettertype (adres)', en: 'Font (address)' }),
  validate: validateFontAddress,
  admin: {
    components: { Field: '/src/features/theme/admin/FontField#FontField' },
    description: texts({
      nl: 'Een stylesheet of fontbestand. Een adres op een andere server vertelt die server wie uw site bezoekt.',
      en: 'A stylesheet or font file. If it is on another server, that server sees who visits your site.',
    }),
  },
}

const levers: SelectField[] = themeOptions.map(({ name, label, description, options, defaultValue }) => ({
  name,
  type: 'select',
  required: true,
  defaultValue,
  label,
  options: options.map((option) => ({ ...option })),
  admin: { description },
}))

const media = (name: string, label: LocaleTexts): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
})

/** How a site looks besides its colours. */
export const brandDesign: Field[] = [
  font,
  {
    name: 'theme',
    type: 'group',
    label: texts({ nl: 'Vormgeving', en: 'Design' }),
    fields: levers,
  },
  media('logoMedia', { nl: 'Logo', en: 'Logo' }),
  media('logoDarkMedia', { nl: 'Logo op donkere grond', en: 'Logo on a dark ground' }),
  media('faviconMedia', { nl: 'Favicon', en: 'Favicon' }),
  media('touchIconMedia', { nl: 'Touch-icoon (180 × 180)', en: 'Touch icon (180 × 180)' }),
]

/** How a site looks. Its domain keeps what is published, its brand has the drafts. */
export const brandFields: Field[] = [brandColors, ...brandDesign]
