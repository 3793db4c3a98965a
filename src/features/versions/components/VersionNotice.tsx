'use client'

import { useEffect, useState } from 'react'

import type { ClientMessages } from '@/src/i18n/client-messages'
import { loadMessages } from '@/src/i18n/load-messages'
import type { Locale } from '@/src/lib/constants'
import { dismiss, findNewer } from './find-newer'
import { poll } from './poll'

/** `build`: the id of the build that rendered the page. */
export type NoticeProps = { build: string; locale: Locale }
type Offer = { id: string; texts: ClientMessages['versions'] }

function reload(): void {
  window.dispatchEvent(new Event('before-reload'))
  location.reload()
}

/** Announced to screen readers; stays until the visitor chooses (Behaviour: version-notice). */
export function VersionNotice({ build, locale }: NoticeProps) {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const check = async () => {
      const id = await findNewer(build)
      if (id) setOffer({ id, texts: (await loadMessages(locale)).versions })
    }
    return poll(() => void check().catch(() => null))
  }, [build, locale])
  const later = (id: string) => {
    dismiss(id)
    setOffer(null)
  }
  return (
    <div aria-live="polite" className="toasts">
      {offer && (
        <div className="toast">
          <div className="toast-content">
            <div>
              <p className="toast-title">{offer.texts.title}</p>
              <p className="toast-description">{offer.texts.text}</p>
              <div className="toast-actions">
                <button onClick={reload} type="button">
                  {offer.texts.reload}
                </button>
                <button onClick={() => later(offer.id)} type="button">
                  {offer.texts.later}
                </button>
              </div>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
