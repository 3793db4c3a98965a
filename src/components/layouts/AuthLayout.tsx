import { CookieSettings } from '@/src/components/shell/CookieSettings'
import { LanguageSwitch } from '@/src/components/shell/LanguageSwitch'
import { Logo } from '@/src/components/shell/Logo'
import { SkipLink } from '@/src/components/shell/SkipLink'
import { Main } from './Main'
import type { LayoutProps } from './types'

/** Behaviour: layout-auth */
export function AuthLayout({ frame, children }: LayoutProps) {
  const statement = frame.footer.statement ?? frame.tagline
  return (
    <div className="auth-layout">
      {frame.showTopBar && <SkipLink locale={frame.locale} />}
      {frame.showTopBar && (
        <header className="auth-layout-header">
          <Logo {...frame} />
          <LanguageSwitch {...frame} />
        </header>
      )}
      <Main routeName={frame.routeName}>{children}</Main>
      <aside aria-label={frame.siteName} className="auth-layout-brand" data-tone="primary">
        {statement && <p className="heading heading-h2">{statement}</p>}
      </aside>
      {frame.showFooter && (
        <footer className="auth-layout-footer">
          <p>{frame.footer.smallPrint ?? frame.siteName}</p>
          <CookieSettings locale={frame.locale} />
        </footer>
      )}
    </div>
  )
}
