import { ButtonLink } from './ButtonLink'

/** A link of content, its `href` filled for the site; null where it leads nowhere in this language. */
export type ContentLink = { href?: string | null; label?: string | null; newTab?: boolean | null }

type Props = { links: readonly ContentLink[]; className?: string }

/** The links of a section: the first is the one that matters. Those that lead nowhere are left out. */
export function LinkRow({ links, className = '' }: Props) {
  const leading = links.flatMap(({ href, label, newTab }) => (href && label ? [{ href, label, newTab }] : []))
  if (leading.length === 0) return null
  return (
    <div className={`link-row ${className}`}>
      {leading.map((link, index) => (
        <ButtonLink key={link.href + link.label} {...link} variant={index === 0 ? 'solid' : 'plain'} />
      ))}
    </div>
  )
}
