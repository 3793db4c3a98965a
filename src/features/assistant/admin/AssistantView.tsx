import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { findTenant } from '@/src/admin/find-tenant'
import { Screen } from '@/src/admin/Screen'
import { ScreenHeader } from '@/src/admin/ScreenHeader'
import { toLocale } from '@/src/i18n/locale-texts'
import { isUuid } from '@/src/lib/uuid'
import { collectionHref } from '@/src/routing/admin-paths'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { LazyAssistantScreen } from './LazyAssistantScreen'
import { accessIn } from './read-access'
import { SCREEN_TEXTS } from './screen-texts'

function conversationIn({ params }: AdminViewServerProps): string | null {
  const id = Array.isArray(params?.segments) ? params.segments[1] : undefined
  return isUuid(id) ? id : null
}

async function Assistant(props: AdminViewServerProps) {
  const { req, cookies } = props.initPageResult
  const { payload, user } = req
  const language = toLocale(req.i18n.language)
  const texts = SCREEN_TEXTS[language]
  const tenant = user && (await findTenant({ payload, user, selected: cookies.get(TENANT_COOKIE) ?? null }))
  const access = tenant && (await accessIn({ payload, user }, tenant.id))
  if (!access) return <p>{texts.noTenant}</p>
  const { mayPropose, lack } = access
  const mayConfigure = isSuperAdmin(user) || tenantsWith(user, 'settings.write').includes(tenant.id)
  return (
    <>
      {lack && mayConfigure && (
        <p>
          <Link href={collectionHref(language, 'assistant-settings')}>{texts.settings}</Link>
        </p>
      )}
      <LazyAssistantScreen
        // Of another tenant are other conversations.
        key={tenant.id}
        {...{ language, mayPropose }}
        tenant={tenant.id}
        account={user.id}
        conversation={conversationIn(props)}
        lack={lack && lack[language]}
      />
    </>
  )
}

/** The assistant over the whole screen. */
export const AssistantView = (props: AdminViewServerProps) => (
  <Screen {...props}>
    <ScreenHeader title={SCREEN_TEXTS[toLocale(props.i18n.language)].title} />
    <Assistant {...props} />
  </Screen>
)
