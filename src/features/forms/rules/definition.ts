/** The kinds of field that a form can have. `message` is text between the fields; `reference` is filled by the page. */
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
  'reference',
  'message',
] as const
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number]

/** Of the row that a field stands in. */
export const FIELD_WIDTHS = ['full', 'half'] as const
export type FieldWidth = (typeof FIELD_WIDTHS)[number]

/** A field as visitors see it, in one language. What a type does not have is null or empty. */
export type FormField = {
  type: FormFieldType
  name: string
  label: string
  description: string | null
  required: boolean
  /** Beside its neighbour where there is room. */
  half: boolean
  /** Shown only when another field has this value, or, with null, any value. */
  showWhen: { field: string; value: string | null } | null
  /** The HTML `autocomplete` token. */
  autocomplete: string | null
  options: { value: string; label: string }[]
  min: number | null
  max: number | null
}

/** A form as visitors see it, in one language. */
export type FormDefinition = {
  id: string
  fields: FormField[]
  submitLabel: string
  /** What must be agreed to, or null. */
  consentText: string | null
  /** Whether the form carries a field that only programs fill in. */
  honeypot: boolean
}

/** What a visitor may send for one field. */
export type FormValue = string | number | boolean
export type FormValues = Readonly<Record<string, FormValue>>

/** What becomes of the page after sending. */
export type FormConfirmation =
  | { type: 'message'; title: string; text: string | null }
  | { type: 'redirect'; href: string }

/** A field's name: what its value is stored and sent under. */
export const FIELD_NAME = /^[a-z][a-zA-Z0-9]{0,39}$/
/** The most characters of a line, of a text and of a reference. */
export const MAX_CHARACTERS = { line: 300, text: 10_000, reference: 5000 } as const
