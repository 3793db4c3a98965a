import { FooterLine } from '@/src/components/shell/Footer'
import { LanguageSwitch } from '@/src/components/shell/LanguageSwitch'
import { Logo } from '@/src/components/shell/Logo'
import { SkipLink } from '@/src/components/shell/SkipLink'
import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { Grid } from '@/src/components/ui/Grid'
import { messages } from '@/src/i18n/messages'
import { adminHref } from '@/src/routing/admin-paths'
import { Main } from './Main'
import type { LayoutProps } from './types'

/** For pages for editors, such as a manual (Behaviour: layout-cms). */
export function CmsLayout({ frame, children }: LayoutProps) {
  return (
    <div className="cms-layout">
      {frame.showTopBar && <SkipLink locale={frame.locale} />}
      {frame.showTopBar && (
        <header className="cms-layout-header">
          <Grid>
            <Logo {...frame} />
            <LanguageSwitch {...frame} />
            <ButtonLink
              href={adminHref(frame.locale, '')}
              label={messages[frame.locale].frame.toAdmin}
              variant="plain"
            />
          </Grid>
        </header>
      )}
      <Main routeName={frame.routeName}>{children}</Main>
      {frame.showFooter && <FooterLine frame={frame} />}
    </div>
  )
}
