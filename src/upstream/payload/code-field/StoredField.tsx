'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

/** What was stored as it is, to be read. Payload's editor for it is fetched from another company's server. */
export function StoredField({ field: { label }, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path })
  return (
    <div className="field-type gevel-code">
      <FieldLabel as="span" label={label} />
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  )
}
