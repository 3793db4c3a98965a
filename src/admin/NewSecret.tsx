'use client'

import { Button, toast } from '@payloadcms/ui'

/** `created` says what was made, `token` names the field. */
type Texts = {
  created: string
  token: string
  copy: string
  copied: string
  failed: string
}

/** A secret that was just made, to copy: it cannot be shown again. */
export function NewSecret({ secret, texts }: { secret: string; texts: Texts }) {
  const copy = async () => {
    await globalThis.navigator.clipboard.writeText(secret)
    toast.success(texts.copied)
  }
  return (
    <div className="gevel-new-secret">
      <p>{texts.created}</p>
      <input
        readOnly
        aria-label={texts.token}
        value={secret}
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
