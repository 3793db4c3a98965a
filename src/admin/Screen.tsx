import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** A screen of the panel outside its collections, with navigation and the switch of tenants. */
export function Screen({ children, ...view }: AdminViewServerProps & { children: ReactNode }) {
  const { i18n, initPageResult, params, payload, searchParams } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, visibleEntities }}
      user={req.user ?? undefined}
      // As Payload turns them around on its own screens.
      viewActions={payload.config.admin.components.actions?.toReversed()}
    >
      <main>
        <Gutter>{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}
