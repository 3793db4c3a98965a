import type {
  ArrayField,
  Condition,
  Field,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
} from 'payload'

import { linkGroup } from './link'

type Label = { nl: string; en: string }
type Options = { required?: boolean; description?: Label; condition?: Condition }

const admin = ({ description, condition }: Options) => ({
  ...(description && { description }),
  ...(condition && { condition }),
})

/** A line of text in each language. */
export const localizedText = (name: string, label: Label, options: Options = {}): TextField => ({
  name,
  type: 'text',
  localized: true,
  required: options.required ?? false,
  label,
  admin: admin(options),
})

/** A few sentences in each language. */
export const localizedTextarea = (name: string, label: Label, options: Options = {}): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  required: options.required ?? false,
  label,
  admin: admin(options),
})

/** Running text with headings, lists and links, in each language. */
export const localizedRichText = (name: string, label: Label, options: Options = {}): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  required: options.required ?? true,
  label,
  admin: admin(options),
})

/** An image of the tenant. */
export const image = (options: Options & { name?: string; label?: Label } = {}): UploadField => ({
  name: options.name ?? 'image',
  type: 'upload',
  relationTo: 'media',
  required: options.required ?? true,
  label: options.label ?? { nl: 'Afbeelding', en: 'Image' },
  admin: admin(options),
})

/** One of a few ways in which a block can be drawn. The first is the default. */
export const variant = (
  name: string,
  label: Label,
  options: readonly [{ value: string; label: Label }, ...{ value: string; label: Label }[]],
  description?: Label,
): SelectField => ({
  name,
  type: 'select',
  required: true,
  defaultValue: options[0].value,
  label,
  options: [...options],
  admin: admin({ description }),
})

/** Rows of one kind. */
export const rows = (
  name: string,
  label: Label,
  row: Label,
  fields: Field[],
  limits: { min?: number; max: number },
): ArrayField => ({
  name,
  type: 'array',
  required: (limits.min ?? 1) > 0,
  minRows: limits.min ?? 1,
  maxRows: limits.max,
  label,
  labels: { singular: row, plural: label },
  fields,
})

/** Up to `max` links; the first is the one that matters most. */
export const links = (max = 2): ArrayField =>
  rows('links', { nl: 'Links', en: 'Links' }, { nl: 'Link', en: 'Link' }, [linkGroup()], { min: 0, max })
