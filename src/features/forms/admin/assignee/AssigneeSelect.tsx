'use client'

import { FieldError, SelectInput, useField } from '@payloadcms/ui'
import type { OptionObject } from 'payload'

type Props = {
  path: string
  label: string
  nobody: string
  people: readonly { id: string; name: string }[]
  readOnly: boolean
}

const isOption = (value: unknown): value is OptionObject =>
  typeof value === 'object' && value !== null && 'value' in value

/** Payload’s select with people in it: who may not read accounts has no relationship field to choose from. */
export function AssigneeSelect({ path, label, nobody, people, readOnly }: Props) {
  const { value, setValue, showError, disabled } = useField<string | { id: string } | null>({ path })
  const chosen = typeof value === 'object' ? value?.id : value
  return (
    <SelectInput
      path={path}
      name={path}
      label={label}
      placeholder={nobody}
      Error={<FieldError path={path} showError={showError} />}
      showError={showError}
      readOnly={readOnly || disabled}
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen ?? ''}
      isClearable
      onChange={(option) => setValue(isOption(option) ? option.value : null)}
    />
  )
}
