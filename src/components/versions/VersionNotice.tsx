'use client'

import { useEffect, useState } from 'react'

import type { ClientMessages } from '@/src/i18n/client-messages'
import { loadMessages } from '@/src/i18n/load-messages'
import type { Locale } from '@/src/lib/constants'
import { IconButton } from '../ui/Button'
import { dismiss, findNewer } from './find-newer'
import { poll } from './poll'

/** `build`: the one that drew this page. */
type Props = { build: string; locale: Locale }
type Offer = { id: string; words: ClientMessages }

/**
 * §4: offers to reload when the server serves a newer version. Drawn by code that came with the page: after a deployment
 * a part that had still to be fetched might be gone.
 */
export function VersionNotice({ build, locale }: Props) {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const look = async () => {
      const id = await findNewer(build)
      if (id) setOffer({ id, words: await loadMessages(locale) })
    }
    return poll(() => void look().catch(() => null))
  }, [build, locale])
  const close = (id: string) => {
    dismiss(id)
    setOffer(null)
  }
  const reload = () => {
    window.dispatchEvent(new Event('before-reload'))
    location.reload()
  }
  return (
    <div aria-live="polite" className="toasts">
      {offer && (
        <div className="toast">
          <div className="toast-content">
            <div>
              <p className="toast-title">{offer.words.versions.title}</p>
              <p className="toast-description">{offer.words.versions.text}</p>
              <button className="toast-action" onClick={reload} type="button">
                {offer.words.versions.reload}
              </button>
            </div>
            <IconButton icon="close" label={offer.words.ui.toasts.close} onClick={() => close(offer.id)} />
          </div>
        </div>
      )}
    </div>
  )
}
