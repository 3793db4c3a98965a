import { getTranslations } from 'next-intl/server'

import { Grid } from '@/src/components/ui/Grid'
import type { Shell, ShellItem } from './types'
import { ShellAnchor } from './ShellAnchor'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { MenuDialog } from './MenuDialog'

function MenuItem({ item }: { item: ShellItem }) {
  return (
    <li>
      <ShellAnchor link={item} className="site-menu-link" />
      {item.children.length > 0 && (
        <ul className="site-menu-children">
          {item.children.map((child) => (
            <li key={`${child.href} ${child.label}`}>
              <ShellAnchor link={child} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Full-screen navigation, button and languages, on screens too narrow for the header. */
export async function MobileMenu({ frame }: { frame: Shell }) {
  const t = await getTranslations({ locale: frame.locale, namespace: 'frame' })
  const { callToAction, navigation, footer } = frame
  return (
    <MenuDialog labels={{ open: t('menu'), close: t('close'), title: t('menu') }} logo={<Logo {...frame} />}>
      <nav aria-label={t('navigation')} className="site-menu-nav">
        <ul className="page-grid">
          {navigation.map((item) => (
            <MenuItem key={`${item.href} ${item.label}`} item={item} />
          ))}
        </ul>
      </nav>
      <div className="site-menu-foot">
        <Grid>
          {callToAction && <ShellAnchor link={callToAction} />}
          {footer.organisation.email && (
            <a href={`mailto:${footer.organisation.email}`}>{footer.organisation.email}</a>
          )}
          <LanguageSwitch {...frame} />
        </Grid>
      </div>
    </MenuDialog>
  )
}
