import type { FileRules } from './attachments'

/** The field types of a form. `message` is text between the fields; `reference` is filled in by the page. */
export const FORM_FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'tel',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
  'reference',
  'message',
] as const
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number]

/** Width of a field, relative to its row. */
export const FIELD_WIDTHS = ['full', 'half'] as const
export type FieldWidth = (typeof FIELD_WIDTHS)[number]

/** A field as visitors see it, in one locale. Properties that a type does not have are null or empty. */
export type FormField = {
  type: FormFieldType
  name: string
  label: string
  description: string | null
  required: boolean
  /** Placed beside its neighbour where there is room. */
  half: boolean
  /** Shown only when another field has this value, or, with null, any value. */
  showWhen: { field: string; value: string | null } | null
  /** The HTML `autocomplete` token. */
  autocomplete: string | null
  options: { value: string; label: string }[]
  min: number | null
  max: number | null
  /** What a question for files accepts. */
  files: FileRules | null
}

/** A form as visitors see it, in one locale. */
export type FormDefinition = {
  id: string
  fields: FormField[]
  submitLabel: string
  /** The text that the visitor must agree to, or null. */
  consentText: string | null
  /** Whether the form has a hidden field that only bots fill in. */
  honeypot: boolean
}

/** The answer to one field. */
export type FormValue = string | number | boolean
export type FormValues = Readonly<Record<string, FormValue>>

/** What the visitor sees after submitting. */
export type FormConfirmation =
  | { type: 'message'; title: string; text: string | null }
  | { type: 'redirect'; href: string }

/** A field name: the key of its answer in requests and in storage. */
export const FIELD_NAME = /^[a-z][a-zA-Z0-9]{0,39}$/
/** Maximum characters of a single-line text, a multi-line text and a reference. */
export const MAX_CHARACTERS = { line: 300, text: 10_000, reference: 5000 } as const
/** The query parameter by which a page passes a text to the `reference` field of a form on another page. */
export const REFERENCE_PARAMETER = 'reference'
