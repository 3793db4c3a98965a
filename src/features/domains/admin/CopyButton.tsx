'use client'

import { Button, toast } from '@payloadcms/ui'

import type { ProofTexts } from './texts'

type Props = { value: string; label: string; texts: Pick<ProofTexts, 'copy' | 'copied' | 'failed'> }

/** Copies a value; `label` says which. */
export function CopyButton({ value, label, texts }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(texts.copied)
    } catch {
      toast.error(texts.failed)
    }
  }
  return (
    <Button
      aria-label={label}
      buttonStyle="secondary"
      margin={false}
      onClick={() => void copy()}
      size="small"
      type="button"
    >
      {texts.copy}
    </Button>
  )
}
