'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'

import type { ConsentMode } from '@/src/features/consent/rules/consent'
import type { Locale } from '@/src/lib/constants'
import type { ConsentDialog } from './dialog/ConsentDialog'
import type { ConsentDialogReason } from './dialog/load'
import { isConfirmed } from '@/src/features/consent/rules/record'
import { currentConsent } from '@/src/features/consent/rules/store'

type Props = { locale: Locale; version: number; mode: ConsentMode }
type Asked = { Dialog: typeof ConsentDialog; reason: ConsentDialogReason; turn: number }

/**
 * Loads the dialog while nothing is confirmed, and when the visitor presses a button marked `data-cookie-settings`.
 * Nothing of the dialog is loaded otherwise.
 */
export function ConsentGate(expected: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { version } = expected
  const pathname = usePathname()
  const ask = useCallback(
    (reason: ConsentDialogReason) =>
      import('./dialog/ConsentDialog').then(
        ({ ConsentDialog: Dialog }) => setAsked((last) => ({ Dialog, reason, turn: (last?.turn ?? 0) + 1 })),
        // The next page tries again.
        () => null,
      ),
    [],
  )
  useEffect(() => {
    // On a later page nobody is asked who is being asked already.
    if (!isConfirmed(currentConsent(), version) && !document.querySelector('.consent'))
      void ask('unconfirmed')
  }, [ask, pathname, version])
  useEffect(() => {
    const reopen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-cookie-settings]')) void ask('settings')
    }
    document.addEventListener('click', reopen)
    return () => document.removeEventListener('click', reopen)
  }, [ask])
  return asked && <asked.Dialog key={asked.turn} {...expected} reason={asked.reason} />
}
