import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { mayPublish } from '@/src/access/memberships'
import { findTenant } from '@/src/admin/find-tenant'
import { LocalTime } from '@/src/admin/LocalTime'
import { Screen } from '@/src/admin/Screen'
import { ScreenHeader } from '@/src/admin/ScreenHeader'
import { plannedReleases, releaseHref } from '@/src/features/releases'
import { isMonth } from '@/src/features/schedules/rules/month'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { LazyCalendar } from './LazyCalendar'
import { CALENDAR_TEXTS } from './texts'

type PlannedProps = { req: PayloadRequest; tenant: string; language: Locale }

/** Above the month: a release is of many documents, and is moved on its own screen. */
async function PlannedReleases({ req, tenant, language }: PlannedProps) {
  const releases = await plannedReleases(req, tenant)
  if (releases.length === 0) return null
  return (
    <section aria-labelledby="gevel-planned-releases">
      <h2 id="gevel-planned-releases">{CALENDAR_TEXTS[language].releases}</h2>
      <ul>
        {releases.map(({ id, name, at }) => (
          <li key={id}>
            <Link href={releaseHref(language, id)} prefetch={false}>
              {name}
            </Link>
            , <LocalTime value={at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

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
  return (
    <>
      <PlannedReleases {...{ req, language }} tenant={tenant.id} />
      <LazyCalendar key={`${tenant.id} ${month}`} {...{ language, mayMove, month }} tenant={tenant.id} />
    </>
  )
}

/** What is scheduled, by month. */
export const CalendarView = (props: AdminViewServerProps) => {
  const texts = CALENDAR_TEXTS[toLocale(props.i18n.language)]
  return (
    <Screen {...props}>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <MonthOfTenant {...props} />
    </Screen>
  )
}
