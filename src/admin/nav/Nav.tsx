import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { getTranslation } from '@payloadcms/translations'
import { Link, Logout } from '@payloadcms/ui'
import type { ServerProps, VisibleEntities } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { adminHref, collectionHref, PLAYGROUND_HREF } from '@/src/routing/admin-paths'
import { KeptNav } from '@/src/upstream/payload/KeptNav'
import { Icon } from '../brand/Icon'
import { LanguageSwitch } from './LanguageSwitch'
import { SCREEN_NAMES } from './screen-names'
import { navSections } from './sections'

type Props = ServerProps & { visibleEntities: VisibleEntities }

/** The screens for work on several documents, by their path and the key of their name. */
const SCREENS = [
  ['page-tree', 'pageTree'],
  ['calendar', 'calendar'],
  ['releases', 'releases'],
  ['translations', 'translations'],
  ['assistant', 'assistant'],
] as const

const LABELS: LocaleTexts<string> = { nl: 'Hoofdnavigatie', en: 'Main navigation' }

/** The collections that the user may open; none for an account without a role. */
const readableCollections = ({ user, permissions, visibleEntities }: Props): string[] =>
  hasPermissionInAnyTenant(user, 'content.read')
    ? visibleEntities.collections.filter((slug) => permissions?.collections?.[slug]?.read)
    : []

const currentSlug = (params: Props['params']): string | null => {
  const segments = params?.segments
  if (!Array.isArray(segments) || segments.length === 0) return null
  return segments[1] ?? segments[0] ?? null
}

/** Whether a screen outside the collections is shown, or one below it. */
const isOn = (screen: string, params: Props['params']): boolean =>
  Array.isArray(params?.segments) && params.segments[0] === screen

export function Nav(props: Props) {
  const { i18n, params, payload, searchParams } = props
  const language = toLocale(i18n.language)
  const names = SCREEN_NAMES[language]
  const current = currentSlug(params)
  const mayRead = hasPermissionInAnyTenant(props.user, 'content.read')
  const labelOf = (slug: string) =>
    getTranslation(payload.config.collections.find((one) => one.slug === slug)?.labels.plural ?? slug, i18n)
  return (
    <NavWrapper baseClass="nav">
      <KeptNav />
      <div className="gevel-nav__brand">
        <Link href={adminHref(language, '')} prefetch={false}>
          <Icon />
          <span>Gevel</span>
        </Link>
      </div>
      <nav className="gevel-nav" aria-label={LABELS[language]}>
        <ul>
          <li>
            <NavLink href={adminHref(language, '')} label={names.dashboard} current={current === null} />
          </li>
          {mayRead &&
            SCREENS.map(([path, name]) => (
              <li key={path}>
                <NavLink
                  href={adminHref(language, `/${path}`)}
                  label={names[name]}
                  current={isOn(path, params)}
                />
              </li>
            ))}
        </ul>
        {navSections(readableCollections(props), language).map(({ key, label, slugs }) => (
          <div key={key}>
            <h2>{label}</h2>
            <ul>
              {slugs.map((slug) => (
                <li key={slug}>
                  <NavLink
                    href={collectionHref(language, slug)}
                    label={labelOf(slug)}
                    current={slug === current}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {mayRead && (
          <a className="gevel-nav__link" href={PLAYGROUND_HREF[language]}>
            {names.playground}
          </a>
        )}
      </nav>
      <div className="gevel-nav__foot">
        <LanguageSwitch language={language} params={params} searchParams={searchParams} />
        <Logout />
      </div>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}

function NavLink({ href, label, current }: { href: string; label: string; current: boolean }) {
  return (
    <Link
      className="gevel-nav__link"
      href={href}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
    >
      {label}
    </Link>
  )
}
