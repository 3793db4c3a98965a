'use client'

import { useEffect, useState } from 'react'

import { isBot } from '@/src/lib/bot'
import { LoadedConsentDialog } from './LoadedConsentDialog'
import { type ConsentContext, type LoadedScripts, loadDialog, type ConsentDialogReason } from './load'

type Props = ConsentContext & { reason: ConsentDialogReason }

/** The consent dialog, once its texts are loaded (Behaviour: consent-dialog, consent-bots). */
export function ConsentDialog({ reason, ...expected }: Props) {
  const [asks] = useState(() => reason === 'settings' || !isBot(navigator.userAgent, location.search))
  return asks ? <LoadedDialog {...expected} reason={reason} /> : null
}

function LoadedDialog({ locale, version, mode, reason }: Props) {
  const [loaded, setLoaded] = useState<LoadedScripts | null>(null)
  useEffect(() => {
    let wanted = true
    loadDialog({ locale, version, mode }).then(
      (found) => {
        if (wanted) setLoaded(found)
      },
      // Without words nobody can be asked: nothing is allowed, and the next page tries again.
      () => null,
    )
    return () => {
      wanted = false
    }
  }, [locale, version, mode])
  return loaded && <LoadedConsentDialog {...loaded} locale={locale} reason={reason} />
}
