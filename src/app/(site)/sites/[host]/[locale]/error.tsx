'use client'

import { useParams } from 'next/navigation'
import { lazy, Suspense } from 'react'

import { errorDigest } from '@/src/components/error/digest'
import { useIsHuman } from '@/src/components/error/use-is-person'
import { FALLBACK_LOCALE, isLocale } from '@/src/lib/constants'

type Props = { error: unknown; retry: () => void }

/** Part of every page's bundle, so the view is loaded only when there is an error. */
const ErrorView = lazy(async () => {
  const { ErrorView: view } = await import('@/src/components/error/ErrorView')
  return { default: view }
})

/** The error page within a site, in its language (Behaviour: error-page, bot-no-error-page). */
export default function SiteError({ error, retry }: Props) {
  const { locale } = useParams<{ locale?: string }>()
  const isPerson = useIsHuman()
  return isPerson ? (
    <Suspense>
      <ErrorView
        locale={isLocale(locale) ? locale : FALLBACK_LOCALE}
        reference={errorDigest(error)}
        retry={retry}
      />
    </Suspense>
  ) : null
}
