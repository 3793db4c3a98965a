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
type OpenDialog = { Dialog: typeof ConsentDialog; reason: ConsentDialogReason; count: number }

/**
 * Loads the dialog only while consent is not confirmed, and on a click on an element with `data-cookie-settings`.
 */
export function ConsentGate(expected: Props) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { version } = expected
  const pathname = usePathname()
  const openDialog = useCallback(
    (reason: ConsentDialogReason) =>
      import('./dialog/ConsentDialog').then(
        ({ ConsentDialog: Dialog }) =>
          setDialog((last) => ({ Dialog, reason, count: (last?.count ?? 0) + 1 })),
        // The next page tries again.
        () => null,
      ),
    [],
  )
  useEffect(() => {
    // Navigating must not reset a dialog that is already open.
    if (!isConfirmed(currentConsent(), version) && !document.querySelector('.consent'))
      void openDialog('unconfirmed')
  }, [openDialog, pathname, version])
  useEffect(() => {
    const reopen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-cookie-settings]')) void openDialog('settings')
    }
    document.addEventListener('click', reopen)
    return () => document.removeEventListener('click', reopen)
  }, [openDialog])
  return dialog && <dialog.Dialog key={dialog.count} {...expected} reason={dialog.reason} />
}
