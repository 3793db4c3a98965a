import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { hasPermissionInAnyTenant, isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import type { Permission } from '@/src/access/permissions'
import { toLocale } from '@/src/i18n/locale-texts'
import { adminHref } from '@/src/routing/admin-paths'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import type { Locale } from '@/src/lib/constants'
import { AccountOnly } from './AccountOnly'
import { EditedDocuments } from './EditedDocuments'
import { ModelBudgets } from './ModelBudgets'
import { AttentionFigures } from './AttentionFigures'
import { ContentCounts } from './ContentCounts'
import { Mentions } from './Mentions'
import { PublicationTable } from './PublicationTable'
import { loadDashboardData } from './load-dashboard-data'
import { Scheduled } from './Scheduled'
import { Sites } from './Sites'
import { SubmissionsChart } from './SubmissionsChart'
import { Translations } from './Translations'
import { Visits } from './Visits'
import { WaitingForMe } from './WaitingForMe'
import { DASHBOARD_TEXTS, type DashboardTexts } from './texts'

/** The panel's first screen, about the selected tenant. */
export async function Dashboard({ initPageResult, i18n }: AdminViewServerProps) {
  const { req, cookies, permissions } = initPageResult
  const { user, payload } = req
  const language = toLocale(i18n.language)
  const texts = DASHBOARD_TEXTS[language]
  if (!user) return null
  if (!hasPermissionInAnyTenant(user, 'content.read'))
    return <AccountOnly language={language} texts={texts} user={user} />
  const screen = await loadDashboardData({
    payload,
    user,
    language,
    selected: cookies.get(TENANT_COOKIE) ?? null,
  })
  const shared = { language, texts }
  const may = (permission: Permission) =>
    isSuperAdmin(user) || (screen !== null && tenantsWith(user, permission).includes(screen.tenant.id))
  return (
    <main>
      <Gutter className="gevel-dashboard">
        <Header name={user.name} mayWrite={permissions.collections?.pages?.create === true} {...shared} />
        {!screen && <p>{texts.noTenant}</p>}
        {screen && (
          <>
            <AttentionFigures figures={screen.figures} {...shared} />
            <div className="gevel-dashboard__columns">
              <div>
                <WaitingForMe payload={payload} tenant={screen.tenant.id} user={user} {...shared} />
                <Mentions payload={payload} tenant={screen.tenant.id} account={user.id} {...shared} />
                <EditedDocuments
                  documents={screen.figures.edited}
                  mayWrite={may('content.write')}
                  {...shared}
                />
                <Visits
                  payload={payload}
                  tenant={screen.tenant.id}
                  sites={screen.sites}
                  language={language}
                />
              </div>
              <div>
                <PublicationTable figures={screen.figures} {...shared} />
                <Scheduled payload={payload} tenant={screen.tenant.id} {...shared} />
                <Translations payload={payload} tenant={screen.tenant.id} {...shared} />
                <SubmissionsChart days={screen.figures.submissionsPerDay} {...shared} />
                <ContentCounts figures={screen.figures} {...shared} />
                {may('usage.read') && (
                  <ModelBudgets payload={payload} tenant={screen.tenant.id} language={language} />
                )}
                <Sites
                  sites={screen.sites}
                  mayAdd={may('domains.write')}
                  mayEdit={may('content.write')}
                  {...shared}
                />
              </div>
            </div>
          </>
        )}
      </Gutter>
    </main>
  )
}

type HeaderProps = { name: string; mayWrite: boolean; language: Locale; texts: DashboardTexts }

function Header({ name, mayWrite, language, texts }: HeaderProps) {
  return (
    <div className="gevel-dashboard__head">
      <h1>{texts.welcome(name)}</h1>
      {mayWrite && (
        <p className="gevel-dashboard__actions">
          <Link
            className="gevel-button gevel-button--first"
            href={adminHref(language, '/collections/pages/create')}
          >
            {texts.newPage}
          </Link>
          <Link className="gevel-button" href={adminHref(language, '/collections/media/create')}>
            {texts.upload}
          </Link>
        </p>
      )}
    </div>
  )
}
