import { getTranslations } from 'next-intl/server'

import { Footer } from '@/src/components/shell/Footer'
import { FrameAnchor } from '@/src/components/shell/FrameAnchor'
import { Grid } from '@/src/components/ui/Grid'
import type { FrameItem } from '@/src/components/shell/types'
import { sectionOf } from './section-of'
import { Surrounded } from './Surrounded'
import type { LayoutProps } from './types'

/** Behaviour: layout-blog */
export function BlogLayout({ frame, children }: LayoutProps) {
  const section = sectionOf(frame)
  return (
    <Surrounded
      frame={frame}
      footer={Footer}
      bar={section && <SectionNavigation section={section} locale={frame.locale} />}
    >
      <div className="blog-layout">{children}</div>
    </Surrounded>
  )
}

type NavigationProps = Pick<LayoutProps['frame'], 'locale'> & { section: FrameItem }

async function SectionNavigation({ section, locale }: NavigationProps) {
  const t = await getTranslations({ locale, namespace: 'frame' })
  return (
    <nav aria-label={t('subpages', { item: section.label })} className="section-navigation">
      <Grid>
        <ul className="pad">
          {[section, ...section.children].map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <FrameAnchor link={link} />
            </li>
          ))}
        </ul>
      </Grid>
    </nav>
  )
}
