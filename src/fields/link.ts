import type { Condition, GroupField, TextFieldSingleValidation } from 'payload'

import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'
import { isLinkTarget } from '@/src/lib/safe-href'

type LinkOptions = {
  name?: string
  label?: LocaleTexts
  condition?: Condition
  /** Whether the link must be filled. Default: true. */
  required?: boolean
}

/** A field that must hold what a link may point at; empty passes only where the link itself may be empty. */
export const validateLinkUrl =
  (required: boolean): TextFieldSingleValidation =>
  (value, { req }) => {
    if (!value && !required) return true
    if (isLinkTarget(value)) return true
    return textIn(
      {
        nl: 'Geef een pad dat met / begint, een #anker, of een adres dat met https://, mailto: of tel: begint.',
        en: 'Give a path that begins with /, an #anchor, or an address that begins with https://, mailto: or tel:.',
      },
      req.i18n.language,
    )
  }

/** A link in content: to a page of the tenant (its URL follows the page) or to an address. */
export const linkGroup = ({
  name = 'link',
  label,
  condition,
  required = true,
}: LinkOptions = {}): GroupField => ({
  name,
  type: 'group',
  label: label ?? false,
  admin: { ...(condition && { condition }) },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          type: 'radio',
          defaultValue: 'page',
          label: texts({ nl: 'Leidt naar', en: 'Leads to' }),
          admin: { layout: 'horizontal', width: '50%' },
          options: [
            { value: 'page', label: texts({ nl: 'Een pagina', en: 'A page' }) },
            { value: 'url', label: texts({ nl: 'Een adres', en: 'An address' }) },
          ],
        },
        {
          name: 'newTab',
          type: 'checkbox',
          defaultValue: false,
          label: texts({ nl: 'In een nieuw tabblad', en: 'In a new tab' }),
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      required,
      label: texts({ nl: 'Pagina', en: 'Page' }),
      admin: { condition: (_, sibling) => sibling.type === 'page' },
    },
    {
      name: 'url',
      type: 'text',
      required,
      label: texts({ nl: 'Adres', en: 'Address' }),
      validate: validateLinkUrl(required),
      admin: { condition: (_, sibling) => sibling.type === 'url' },
    },
    {
      name: 'label',
      type: 'text',
      required,
      localized: true,
      label: texts({ nl: 'Tekst', en: 'Label' }),
    },
    // Filled when content is read for a site: the page's URL there, or null when it has none in that language.
    { name: 'href', type: 'text', virtual: true, admin: { hidden: true } },
  ],
})
