import type { ComponentType, ReactNode } from 'react'

import { Header } from '@/src/components/shell/Header'
import { SkipLink } from '@/src/components/shell/SkipLink'
import type { Shell } from '@/src/components/shell/types'
import { Main } from './Main'
import type { LayoutProps } from './types'

type Props = LayoutProps & {
  footer: ComponentType<{ frame: Shell }>
  /** Between header and content. */
  bar?: ReactNode
}

/** Header and footer around the content, unless the page hides them. */
export function LayoutWithHeader({ frame, footer: Footer, bar, children }: Props) {
  return (
    <>
      {frame.showTopBar && <SkipLink locale={frame.locale} />}
      {frame.showTopBar && <Header frame={frame} />}
      {frame.showTopBar && bar}
      <Main routeName={frame.routeName}>{children}</Main>
      {frame.showFooter && <Footer frame={frame} />}
    </>
  )
}
