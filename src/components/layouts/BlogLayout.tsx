import { getTranslations } from 'next-intl/server'

import { Footer } from '@/src/components/shell/Footer'
import { ShellAnchor } from '@/src/components/shell/ShellAnchor'
import { Grid } from '@/src/components/ui/Grid'
import type { ShellItem } from '@/src/components/shell/types'
import { findSection } from './find-section'
import { LayoutWithHeader } from './LayoutWithHeader'
import type { LayoutProps } from './types'

/** Behaviour: layout-blog */
export function BlogLayout({ frame, children }: LayoutProps) {
  const section = findSection(frame)
  return (
    <LayoutWithHeader
      frame={frame}
      footer={Footer}
      bar={section && <SectionNavigation section={section} locale={frame.locale} />}
    >
      <div className="blog-layout">{children}</div>
    </LayoutWithHeader>
  )
}

type NavigationProps = Pick<LayoutProps['frame'], 'locale'> & { section: ShellItem }

async function SectionNavigation({ section, locale }: NavigationProps) {
  const t = await getTranslations({ locale, namespace: 'frame' })
  return (
    <nav aria-label={t('subpages', { item: section.label })} className="section-navigation">
      <Grid>
        <ul className="pad">
          {[section, ...section.children].map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <ShellAnchor link={link} />
            </li>
          ))}
        </ul>
      </Grid>
    </nav>
  )
}
