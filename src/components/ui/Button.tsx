import { Icon } from './Icon'

type Props = {
  href: string
  label: string
  newTab?: boolean | null
  /** `solid` is the one thing to do; `plain` is any other link that stands alone. */
  variant?: 'solid' | 'plain'
}

const leavesSite = (href: string): boolean => /^https?:/.test(href)

/** A link that stands on its own. The arrow tells where it leads: on, down this page, or out of this site. */
export function ButtonLink({ href, label, newTab, variant = 'solid' }: Props) {
  const away = newTab || leavesSite(href)
  const arrow = away ? 'arrow-out' : href.startsWith('#') ? 'arrow-down' : 'arrow-right'
  return (
    <a
      className={`button button-${variant}`}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <span className="button-label">{label}</span>
      <Icon className="button-arrow" name={arrow} />
    </a>
  )
}
