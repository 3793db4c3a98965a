import type { AdminViewServerProps } from 'payload'

import { mayPublish } from '@/src/access/memberships'
import { findTenant } from '@/src/admin/find-tenant'
import { Screen } from '@/src/admin/Screen'
import { isMonth } from '@/src/features/schedules/rules/month'
import { toLocale } from '@/src/i18n/locale-texts'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { LazyCalendar } from './LazyCalendar'
import { CALENDAR_TEXTS } from './texts'

async function MonthOfTenant({ initPageResult: { req, cookies }, searchParams }: AdminViewServerProps) {
  const language = toLocale(req.i18n.language)
  const texts = CALENDAR_TEXTS[language]
  const { payload, user } = req
  const tenant = user && (await findTenant({ payload, user, selected: cookies.get(TENANT_COOKIE) ?? null }))
  if (!tenant) return <p>{texts.noTenant}</p>
  const mayMove = mayPublish(user, tenant.id)
  const asked = searchParams?.month
  const month = isMonth(asked) ? asked : null
  // Another month or tenant is another calendar.
  return <LazyCalendar key={`${tenant.id} ${month}`} {...{ language, mayMove, month }} tenant={tenant.id} />
}

/** What is scheduled, by month. */
export const CalendarView = (props: AdminViewServerProps) => {
  const texts = CALENDAR_TEXTS[toLocale(props.i18n.language)]
  return (
    <Screen {...props}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <MonthOfTenant {...props} />
    </Screen>
  )
}
