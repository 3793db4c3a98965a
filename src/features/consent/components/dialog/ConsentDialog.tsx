'use client'

import { useEffect, useState } from 'react'

import { isBot } from '@/src/lib/bot'
import { LoadedConsentDialog } from './LoadedConsentDialog'
import { type ConsentContext, type LoadedDialogData, loadDialog, type ConsentDialogReason } from './load'

type Props = ConsentContext & { reason: ConsentDialogReason }

/** The consent dialog, once its texts are loaded (Behaviour: consent-dialog, consent-bots). */
export function ConsentDialog({ reason, ...expected }: Props) {
  const [isShown] = useState(() => reason === 'settings' || !isBot(navigator.userAgent, location.search))
  return isShown ? <LoadedDialog {...expected} reason={reason} /> : null
}

function LoadedDialog({ locale, version, mode, reason }: Props) {
  const [loaded, setLoaded] = useState<LoadedDialogData | null>(null)
  useEffect(() => {
    let isMounted = true
    loadDialog({ locale, version, mode }).then(
      (data) => {
        if (isMounted) setLoaded(data)
      },
      // Without messages there is no dialog: nothing is allowed, and the next page tries again.
      () => null,
    )
    return () => {
      isMounted = false
    }
  }, [locale, version, mode])
  return loaded && <LoadedConsentDialog {...loaded} locale={locale} reason={reason} />
}
