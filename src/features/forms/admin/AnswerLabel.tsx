'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Labels the row of an answer with its question. */
export function AnswerLabel() {
  const { data } = useRowLabel<{ label?: string }>()
  return <strong>{data.label}</strong>
}
