import { brandTheme, type SiteTheme } from '@/src/features/theme/rules/site-theme'
import type { SiteContent } from './site'

/** The theme of a domain, for the document's head. */
export const siteTheme = ({ domain }: Pick<SiteContent, 'domain'>): SiteTheme => brandTheme(domain)
