import { SiteLink } from '@/src/components/page-changes/SiteLink'
import type { Shell, ShellImage } from './types'

/** Default dimensions of a logo without intrinsic size: 3 to 1. */
const UNKNOWN = { width: 144, height: 48 }

type Props = Pick<Shell, 'homeHref' | 'siteName' | 'logo' | 'logoDark'>

const picture = ({ src, width, height }: ShellImage) => ({
  src,
  width: width ?? UNKNOWN.width,
  height: height ?? UNKNOWN.height,
  // A lazy image that is not displayed is not loaded, so only one of the two is.
  loading: 'lazy' as const,
})

/** The logo as a link to the home page. The stylesheet shows the version for the site's colour mode. */
export function Logo({ homeHref, siteName, logo, logoDark }: Props) {
  return (
    <SiteLink href={homeHref} className="site-logo" aria-label={siteName}>
      <img alt="" {...picture(logo)} className="site-logo-light" />
      <img alt="" {...picture(logoDark)} className="site-logo-dark" />
    </SiteLink>
  )
}
