import { ButtonLink } from './ButtonLink'

/** A link of content with its resolved `href`; null if the target does not exist in this locale. */
export type ContentLink = { href?: string | null; label?: string | null; newTab?: boolean | null }

type Props = { links: readonly ContentLink[]; className?: string }

/** The links of a section; the first is the primary one. Links without `href` are left out. */
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
