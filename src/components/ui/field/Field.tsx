import type { ReactNode } from 'react'

import { Icon } from '../Icon'

/** Props of every form control besides its own attributes. */
export type FieldProps = {
  /** Unique on the page; descriptions, errors and the links of a `FormMessage` refer to it. */
  id: string
  label: ReactNode
  /** Shown after the label, such as “optional”. */
  note?: string | null
  /** Help text. */
  description?: ReactNode
  /** What is wrong with the value and how to correct it. */
  error?: string | null
}

/** ARIA attributes that link a control to its description and error. */
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

/** Label, description and error of one control, which must have `id` and `describedBy(…)`. */
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
