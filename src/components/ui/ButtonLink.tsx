import { Anchor } from '../page-changes/Anchor'
import type { Variant } from './Button'
import { Icon } from './Icon'

type LinkProps = { href: string; label: string; newTab?: boolean | null; variant?: Variant }

const leavesSite = (href: string): boolean => /^https?:/.test(href)

/** A link styled as a button. The arrow shows the kind of target: a page, an anchor on this page, or another site. */
export function ButtonLink({ href, label, newTab, variant = 'solid' }: LinkProps) {
  const away = newTab || leavesSite(href)
  const arrow = away ? 'arrow-out' : href.startsWith('#') ? 'arrow-down' : 'arrow-right'
  return (
    <Anchor className={`button button-${variant}`} href={href} newTab={newTab ?? null}>
      <span className="button-label">{label}</span>
      <Icon className="button-arrow" name={arrow} />
    </Anchor>
  )
}
