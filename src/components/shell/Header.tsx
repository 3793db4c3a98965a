import { Grid } from '@/src/components/ui/Grid'
import type { Shell } from './types'
import { ShellAnchor } from './ShellAnchor'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu'
import { Navigation } from './Navigation'

/** The site header. `data-header` on <html> selects its design: in the grid's columns or over the first image. */
export function Header({ frame }: { frame: Shell }) {
  const { tagline, callToAction } = frame
  return (
    <header className="site-header">
      <Grid className="site-bar">
        <Logo {...frame} />
        {tagline && <p className="site-tagline">{tagline}</p>}
        <Navigation {...frame} />
        <div className="site-header-end">
          <LanguageSwitch {...frame} />
          {callToAction && <ShellAnchor link={callToAction} className="site-cta" />}
        </div>
        <MobileMenu frame={frame} />
      </Grid>
    </header>
  )
}
