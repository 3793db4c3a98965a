import '../(site)/site.css'
import './playground.css'
import type { ReactNode } from 'react'

/** The document itself is drawn by the page, which knows the site's theme and the language. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return children
}
