'use client'

import { useRowLabel } from '@payloadcms/ui'

/** An answer's row is headed by its question. */
export function AnswerLabel() {
  const { data } = useRowLabel<{ label?: string }>()
  return <strong>{data.label}</strong>
}
