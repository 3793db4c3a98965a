import { FooterLine } from '@/src/components/shell/Footer'
import { LanguageSwitch } from '@/src/components/shell/LanguageSwitch'
import { Logo } from '@/src/components/shell/Logo'
import { SkipLink } from '@/src/components/shell/SkipLink'
import { Main } from './Main'
import type { LayoutProps } from './types'

/** Behaviour: layout-vision */
export function VisionLayout({ frame, children }: LayoutProps) {
  return (
    <div className="vision-layout" data-tone="ground">
      {frame.showTopBar && <SkipLink locale={frame.locale} />}
      {frame.showTopBar && (
        <header className="vision-layout-header">
          <Logo {...frame} />
          <LanguageSwitch {...frame} />
        </header>
      )}
      <Main routeName={frame.routeName}>{children}</Main>
      {frame.showFooter && <FooterLine frame={frame} />}
    </div>
  )
}
