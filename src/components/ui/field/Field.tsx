import type { ReactNode } from 'react'

import { Icon } from '../Icon'

/** What every control of a form is told besides its own attributes. */
export type FieldProps = {
  /** Unique on the page; descriptions, errors and the links of a `FormMessage` hang on it. */
  id: string
  label: ReactNode
  /** Stands after the label, such as “optional”. */
  note?: string | null
  /** What to fill in, when the label does not say it. */
  description?: ReactNode
  /** What is wrong with the value and how to mend it. */
  error?: string | null
}

/** The attributes that tie a control to its description and its error. */
export function describedByIds({ id, description, error }: Pick<FieldProps, 'id' | 'description' | 'error'>) {
  const ids = [description ? `${id}-description` : null, error ? `${id}-error` : null].filter(Boolean)
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error && { 'aria-invalid': true }),
  } as const
}

export function FieldLabel({ label, note }: Pick<FieldProps, 'label' | 'note'>) {
  return (
    <>
      {label}
      {note && <span className="field-note"> {note}</span>}
    </>
  )
}

export function FieldDescription({ id, description }: Pick<FieldProps, 'id' | 'description'>) {
  return description ? (
    <div className="field-description" id={`${id}-description`}>
      {description}
    </div>
  ) : null
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? (
    <p className="field-error" id={`${id}-error`}>
      <Icon className="field-error-mark" name="warning" />
      {error}
    </p>
  ) : null
}

/** Label, description and error around one control that carries `id` and `describedBy(…)`. */
export function Field({
  id,
  label,
  note,
  description,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        <FieldLabel label={label} note={note} />
      </label>
      <FieldDescription id={id} description={description} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}
