import type { ShellFooter } from './types'
import { ShellAnchor } from './ShellAnchor'

type Props = { columns: ShellFooter['columns']; label: string }

/** Columns of links in the footer. */
export function FooterColumns({ columns, label }: Props) {
  if (columns.length === 0) return null
  return (
    <nav aria-label={label} className="site-register">
      {columns.map(({ heading, links }) => (
        <div key={heading} className="site-register-column">
          <h2>{heading}</h2>
          <ul>
            {links.map((link) => (
              <li key={`${link.href} ${link.label}`}>
                <ShellAnchor link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
