import { SelectField } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'

import { env } from '@/src/platform/env'

/** Chooses among the models that the installation allows; none of them without a language model. */
export function ModelField({ clientField, path, readOnly }: TextFieldServerProps) {
  const { name, label, admin } = clientField
  const options = (env.LLM?.models ?? []).map((model) => ({ label: model, value: model }))
  return (
    <SelectField
      field={{
        name,
        options,
        ...(label && { label }),
        admin: { ...admin, isClearable: true, isSortable: false, placeholder: '–' },
      }}
      path={path}
      readOnly={Boolean(readOnly) || options.length === 0}
    />
  )
}
