import type { Files } from '@/src/api-client/send-form'
import { Checkbox } from '@/src/components/ui/field/Checkbox'
import { RadioGroup } from '@/src/components/ui/field/RadioGroup'
import { Select } from '@/src/components/ui/field/Select'
import { Textarea } from '@/src/components/ui/field/Textarea'
import { TextInput } from '@/src/components/ui/field/TextInput'
import type { Locale } from '@/src/lib/constants'
import { type FormField, MAX_CHARACTERS } from '@/src/features/forms/rules/definition'
import { FilesField } from './FilesField'
import type { FormTexts } from './texts'

type FieldProps = {
  field: FormField
  /** Prefix of the ids of the form's fields. */
  prefix: string
  error: string | undefined
  /** Value of the reference field, from the page's URL. */
  reference: string
  /** The chosen files, and what stores others. */
  files: Files
  onFiles: (name: string, files: readonly File[]) => void
  locale: Locale
  texts: FormTexts
}

const INPUT_TYPES = { text: 'text', email: 'email', tel: 'tel', number: 'number', date: 'date' } as const

function Control({ field, prefix, error, reference, files, onFiles, locale, texts }: FieldProps) {
  const { type, name, label, description, required, autocomplete, options, min, max } = field
  const shared = { id: prefix + name, name, label, description, required, error: error ?? null }
  const note = required ? null : texts.optional
  switch (type) {
    case 'message':
      return <p className="form-text">{label}</p>
    case 'textarea':
      return <Textarea {...shared} maxLength={MAX_CHARACTERS.text} note={note} />
    case 'reference':
      return <Textarea {...shared} readOnly value={reference} />
    case 'select':
      return <Select {...shared} defaultValue="" note={note} options={options} placeholder={texts.choose} />
    case 'radio':
      return <RadioGroup {...shared} note={note} options={options} />
    case 'checkbox':
      return <Checkbox {...shared} value="true" />
    case 'file':
      return field.files ? (
        <FilesField
          {...shared}
          files={files[name] ?? []}
          locale={locale}
          note={note}
          onFiles={(chosen) => onFiles(name, chosen)}
          rules={field.files}
          texts={texts}
        />
      ) : null
    default:
      return (
        <TextInput
          {...shared}
          autoComplete={autocomplete ?? undefined}
          max={max ?? undefined}
          maxLength={type === 'text' ? MAX_CHARACTERS.line : undefined}
          min={min ?? undefined}
          note={note}
          step={type === 'number' ? 'any' : undefined}
          type={INPUT_TYPES[type]}
        />
      )
  }
}

type Props = Omit<FieldProps, 'field' | 'error'> & {
  fields: readonly FormField[]
  errorOf: (path: string) => string | undefined
}

/** Renders the given fields, without an empty reference field. */
export function FormFields({ fields, errorOf, ...props }: Props) {
  return fields
    .filter(({ type }) => type !== 'reference' || props.reference !== '')
    .map((field) => (
      <div key={field.name} data-width={field.half ? 'half' : undefined}>
        <Control error={errorOf(`data.${field.name}`)} field={field} {...props} />
      </div>
    ))
}
