'use client'

import { useEffect } from 'react'

import { isAccountPage } from '@/src/features/accounts/rules/account-pages'
import type { LoadableScript } from '@/src/features/consent/rules/third-party'

type Props = {
  scripts: readonly LoadableScript[]
  /** The version of the consent texts. */
  version: number
}

/** A document starts the scripts of others once, however often its layout is drawn. */
let started = false

/** Starts the scripts of others. Drawn only where a domain has one; the code comes after the page. */
export function ThirdPartyStart({ scripts, version }: Props) {
  useEffect(() => {
    // The address of a page about accounts may hold a token, which is nobody else's to read.
    if (started || isAccountPage(decodeURI(location.pathname))) return
    started = true
    void import('./start').then(({ startThirdParties }) => startThirdParties(scripts, version))
  }, [scripts, version])
  return null
}
