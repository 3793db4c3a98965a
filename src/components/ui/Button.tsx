import type { ComponentProps } from 'react'

import { Anchor } from '../page-changes/Anchor'
import { Icon, type IconName } from './Icon'

/** `solid` is the one thing to do; `plain` is anything else that stands alone. */
type Variant = 'solid' | 'plain'

type LinkProps = { href: string; label: string; newTab?: boolean | null; variant?: Variant }

const leavesSite = (href: string): boolean => /^https?:/.test(href)

/** A link that stands on its own. The arrow tells where it leads: on, down this page, or out of this site. */
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

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled' | 'aria-busy'> & {
  variant?: Variant
  icon?: IconName
  /** At work: it keeps its place and the focus, and says so. Whoever sets it ignores another press. */
  busy?: boolean
}

/** A button that does something here. §9: a press spreads as a ripple. */
export function Button({
  variant = 'solid',
  icon,
  busy = false,
  className = '',
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={`button button-${variant} ${className}`}
    >
      <span className="button-label">{children}</span>
      {icon && <Icon className="button-arrow" name={icon} />}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }

/** A button that is only a drawing; `label` is its name, and what a pointer that rests on it reads. */
export function IconButton({ icon, label, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} aria-label={label} title={label} className={`icon-button ${className}`}>
      <Icon name={icon} />
    </button>
  )
}
