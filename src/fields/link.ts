import type { Condition, GroupField, TextFieldSingleValidation } from 'payload'

import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'
import { isLinkTarget } from '@/src/lib/safe-href'

type LinkOptions = {
  name?: string
  label?: LocaleTexts
  condition?: Condition
  /** Default: true. */
  required?: boolean
}

/** Accepts what `isLinkTarget` allows; an empty value only if the link is optional. */
export const validateLinkUrl =
  (required: boolean): TextFieldSingleValidation =>
  (value, { req }) => {
    if (!value && !required) return true
    if (isLinkTarget(value)) return true
    return textIn(
      {
        nl: 'Geef een adres dat met / begint, een #anker, of een volledig adres dat met https://, mailto: of tel: begint.',
        en: 'Give an address that begins with /, an #anchor, or a full address that begins with https://, mailto: or tel:.',
      },
      req.i18n.language,
    )
  }

/** A link to a page of the tenant, which keeps working when the page's URL changes, or to a fixed URL. */
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
      label: texts({ nl: 'Webadres', en: 'Web address' }),
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
    // Set when content is loaded for a site: the URL of the page there, or null if it has none in that locale.
    { name: 'href', type: 'text', virtual: true, admin: { hidden: true } },
  ],
})
