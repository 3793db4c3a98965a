'use client'

import { Button, toast } from '@payloadcms/ui'

import type { TokenTexts } from './texts'

/** A token that was just created, to copy: it cannot be shown again. */
export function NewToken({ token, texts }: { token: string; texts: TokenTexts }) {
  const copy = async () => {
    await globalThis.navigator.clipboard.writeText(token)
    toast.success(texts.copied)
  }
  return (
    <div className="gevel-new-token">
      <p>{texts.created}</p>
      <input
        readOnly
        aria-label={texts.token}
        value={token}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        buttonStyle="secondary"
        margin={false}
        size="small"
        onClick={() => void copy().catch(() => toast.error(texts.failed))}
      >
        {texts.copy}
      </Button>
    </div>
  )
}
