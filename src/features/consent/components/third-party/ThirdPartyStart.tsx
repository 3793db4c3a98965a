'use client'

import { useEffect } from 'react'

import { isAccountPage } from '@/src/features/accounts/rules/account-pages'
import type { LoadableScript } from '@/src/features/consent/rules/third-party'

type Props = {
  scripts: readonly LoadableScript[]
  /** The version of the consent texts. */
  version: number
}

/** Third-party scripts start once per document, however often the layout is mounted. */
let started = false

/** Starts third-party scripts. Rendered only for domains that have any; their code is loaded after the page. */
export function ThirdPartyStart({ scripts, version }: Props) {
  useEffect(() => {
    // The URL of an account page may contain a token, which third parties must not read.
    if (started || isAccountPage(decodeURI(location.pathname))) return
    started = true
    void import('./start').then(({ startThirdParties }) => startThirdParties(scripts, version))
  }, [scripts, version])
  return null
}
