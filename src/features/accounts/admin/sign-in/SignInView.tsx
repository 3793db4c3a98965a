import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { PlainPage } from '@/src/admin/brand/PlainPage'
import { toLocale } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import { isSitePath } from '@/src/lib/safe-href'
import { adminHref } from '@/src/routing/admin-paths'
import { PanelSignIn } from './PanelSignIn'

/** Signing in where the host has no sign-in page of a site: as Payload’s view, with passkeys and a second step. */
export function SignInView({ initPageResult, searchParams, ...props }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req
  const language = toLocale(i18n.language)
  const requested = searchParams?.redirect
  const destination =
    typeof requested === 'string' && isSitePath(requested) ? requested : adminHref(language, '')
  if (user) redirect(destination)
  const { beforeLogin, afterLogin } = payload.config.admin.components ?? {}
  const slot = (Component: typeof beforeLogin) =>
    RenderServerComponent({
      Component,
      importMap: payload.importMap,
      serverProps: { ...props, i18n, payload, searchParams },
    })
  return (
    <PlainPage>
      {slot(beforeLogin)}
      <PanelSignIn
        factor={messages[language].auth.factor}
        destination={destination}
        forgotHref={adminHref(language, '/forgot')}
        language={language}
      />
      {slot(afterLogin)}
    </PlainPage>
  )
}
