import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import { panelHref } from '@/src/api-client/panel-href'
import { lackOfModel } from '@/src/features/assistant'
import { toLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { adminHref, documentHref } from '@/src/routing/admin-paths'
import { isTranslated, titleIn, type TranslatedCollection, translatedFacts } from '../rules/translated'
import { sourceLocale } from '../server/source-locale'
import { documentName } from './document-name'
import { EXCHANGE_TEXTS } from './exchange-texts'
import { LazySideBySide } from './LazySideBySide'
import { Screen } from '@/src/admin/Screen'
import { ScreenSteps } from '@/src/admin/ScreenSteps'
import { TRANSLATION_TEXTS } from './texts'

type Found = { collection: TranslatedCollection; id: string; tenant: string; title: string | null }

/** The document that the path names, if the person may read it. */
async function findDocument({
  initPageResult: { req },
  params,
}: AdminViewServerProps): Promise<Found | null> {
  const [, collection = '', id] = Array.isArray(params?.segments) ? params.segments : []
  if (!req.user || !isTranslated(collection) || !isUuid(id)) return null
  const { docs } = await req.payload.find({
    ...{ collection, where: { id: { equals: id } }, draft: true, depth: 0, limit: 1, pagination: false },
    ...{ user: req.user, overrideAccess: false },
  })
  const [doc] = docs
  if (!doc?.tenant) return null
  return { collection, id, tenant: referenceId(doc.tenant), title: titleIn(collection, doc) }
}

const localeIn = (value: unknown): Locale | undefined => LOCALES.find((code) => code === value)

async function Editor(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const language = toLocale(req.i18n.language)
  const texts = TRANSLATION_TEXTS[language]
  const found = await findDocument(props)
  if (!found)
    return (
      <>
        <h1>{texts.title}</h1>
        <p>{texts.notFound}</p>
      </>
    )
  const { collection, id, tenant } = found
  const from = localeIn(props.searchParams?.from) ?? (await sourceLocale(req, tenant))
  const to = [localeIn(props.searchParams?.to), ...LOCALES].find((code) => code && code !== from) ?? from
  const { user } = req
  const mayWrite = isSuperAdmin(user) || tenantsWith(user, translatedFacts(collection).write).includes(tenant)
  const name = documentName(found, language)
  const lack = mayWrite ? await lackOfModel(req.payload, tenant) : null
  return (
    <>
      <ScreenSteps title={name} parent={texts.title} parentHref={adminHref(language, '/translations')} />
      <h1>{name}</h1>
      <p className="gevel-translation__links">
        <Link href={`${adminHref(language, '/translations')}?to=${to}`}>{texts.back}</Link>{' '}
        <Link href={`${documentHref(language, collection, id)}?locale=${to}`}>{texts.edit}</Link>{' '}
        <a href={panelHref('/api/admin/translations/xliff', { collection, id, from, to })} download>
          {EXCHANGE_TEXTS[language].exportXliff}
        </a>
      </p>
      <LazySideBySide
        subject={{ collection, id, tenant, from, to }}
        language={language}
        mayWrite={mayWrite}
        lack={lack && lack[language]}
        hasDrafts={Boolean(req.payload.collections[collection].config.versions?.drafts)}
      />
    </>
  )
}

/** A document in two languages, side by side. */
export const TranslationView = (props: AdminViewServerProps) => (
  <Screen {...props}>
    <Editor {...props} />
  </Screen>
)
