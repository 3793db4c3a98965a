/**
 * Defect: Payload's editor of code and JSON is Monaco, which every browser fetches from a server of another company, with
 * no setting to serve it from here.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/10229 "Using with strict CSP prevents monaco editor from loading"
 * Remove when: code-field.test.ts "Payload loads its code editor from another server" fails
 */
'use client'

import { FieldLabel, TextareaField, useField } from '@payloadcms/ui'
import type { CodeFieldClientProps, JSONFieldClientProps } from 'payload'

const ROWS = 12

/** A plain textarea for code. */
export function CodeField({ field, path, readOnly, permissions, schemaPath }: CodeFieldClientProps) {
  const { name, label, localized, required, admin } = field
  const fieldProps = { path, readOnly, permissions, schemaPath }
  return (
    <div className="gevel-code" dir="ltr" spellCheck={false} translate="no">
      <TextareaField
        {...fieldProps}
        field={{
          name,
          label: label || 'Code',
          localized,
          required,
          admin: { description: admin?.description, rows: ROWS },
        }}
      />
    </div>
  )
}

/** A stored JSON value, read-only. */
export function StoredField({ field: { label }, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path })
  return (
    <div className="field-type gevel-code">
      <FieldLabel as="span" label={label} />
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  )
}
