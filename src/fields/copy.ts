import type { Condition, TextareaField, TextField, UploadField } from 'payload'

import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'

type CopyOptions = {
  name: string
  label: LocaleTexts
  description?: LocaleTexts
  required?: boolean
  condition?: Condition
}

const admin = ({ description, condition }: CopyOptions) => ({
  ...(description && { description }),
  ...(condition && { condition }),
})

/** A single line of localized text. */
export const lineField = (options: CopyOptions): TextField => ({
  name: options.name,
  type: 'text',
  localized: true,
  required: options.required ?? false,
  label: options.label,
  admin: admin(options),
})

/** A few lines of localized plain text. */
export const proseField = (options: CopyOptions): TextareaField => ({
  name: options.name,
  type: 'textarea',
  localized: true,
  required: options.required ?? false,
  label: options.label,
  admin: { ...admin(options), rows: 3 },
})

/** The heading of a section: an h2 on the page. */
export const headingField = (required = false): TextField =>
  lineField({
    name: 'heading',
    label: { nl: 'Kop', en: 'Heading' },
    required,
  })

export const introField = (): TextareaField =>
  proseField({
    name: 'intro',
    label: { nl: 'Inleiding', en: 'Introduction' },
    description: { nl: 'Een of twee zinnen onder de kop.', en: 'One or two sentences under the heading.' },
  })

/** An image from the media library, which also holds its alt text. */
export const imageField = ({
  name = 'image',
  required = true,
  ...options
}: Partial<CopyOptions> = {}): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  required,
  label: options.label ?? texts({ nl: 'Afbeelding', en: 'Image' }),
  admin: {
    ...(options.description && { description: options.description }),
    ...(options.condition && { condition: options.condition }),
  },
})
