'use client'

import { TextareaField } from '@payloadcms/ui'
import type { CodeFieldClientProps } from 'payload'

const ROWS = 12

/** Code as plain text. Payload's editor for it is another company's, fetched from a server of that company by every browser. */
export function CodeField({ field, path, readOnly, permissions, schemaPath }: CodeFieldClientProps) {
  const { name, label, localized, required, admin } = field
  const given = { path, readOnly, permissions, schemaPath }
  return (
    <div className="gevel-code" dir="ltr" spellCheck={false} translate="no">
      <TextareaField
        {...given}
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
