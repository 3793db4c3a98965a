'use client'

import { lazy, Suspense } from 'react'

import { errorDigest } from '@/src/components/error/digest'
import { useIsHuman } from '@/src/components/error/use-is-person'
import { FALLBACK_LOCALE } from '@/src/lib/constants'

type Props = { error: unknown }

/** Part of every page's bundle, so the view is loaded only when there is an error. */
const BareErrorView = lazy(async () => {
  const { BareErrorView: view } = await import('@/src/components/error/BareErrorView')
  return { default: view }
})

const reload = () => location.reload()

/**
 * The error page where the document itself could not be rendered (Behaviour: error-page-bare). The view sets the
 * language.
 */
export default function GlobalError({ error }: Props) {
  const isPerson = useIsHuman()
  return (
    <html lang={FALLBACK_LOCALE}>
      <body>
        {isPerson && (
          <Suspense>
            <BareErrorView reference={errorDigest(error)} retry={reload} />
          </Suspense>
        )}
      </body>
    </html>
  )
}
