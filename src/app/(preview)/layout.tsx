import '../(site)/site.css'
import './playground.css'
import './preview-mark.css'
import './preview-tools.css'
import type { ReactNode } from 'react'

/** The page renders the document element, as it knows the site's theme and the locale. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return children
}
