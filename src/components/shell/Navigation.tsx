import { getTranslations } from 'next-intl/server'

import type { Shell, ShellItem } from './types'
import { ShellAnchor } from './ShellAnchor'

type Labels = { more: (item: string) => string; under: (item: string) => string }

/** Sub-links in a native popover: it closes on Escape and outside clicks, without JavaScript. */
function SubNavigation({ item, id, labels }: { item: ShellItem; id: string; labels: Labels }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={labels.more(item.label)}
        className="site-nav-more"
      />
      <ul id={id} popover="auto" aria-label={labels.under(item.label)} className="site-subnav">
        {item.children.map((child) => (
          <li key={`${child.href} ${child.label}`}>
            <ShellAnchor link={child} />
          </li>
        ))}
      </ul>
    </>
  )
}

export async function Navigation({ locale, navigation }: Pick<Shell, 'locale' | 'navigation'>) {
  if (navigation.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'frame' })
  const labels: Labels = {
    more: (item) => t('showSubpages', { item }),
    under: (item) => t('subpages', { item }),
  }
  return (
    <nav aria-label={t('navigation')} className="site-nav">
      <ul>
        {navigation.map((item, index) => (
          <li key={`${item.href} ${item.label}`}>
            <ShellAnchor link={item} />
            {item.children.length > 0 && <SubNavigation item={item} id={`subnav-${index}`} labels={labels} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}
