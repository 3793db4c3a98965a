import type { ComponentProps } from 'react'

import { Icon, type IconName } from './Icon'

/** `solid` for the primary action, `plain` for any other. */
export type Variant = 'solid' | 'plain'

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled' | 'aria-busy'> & {
  variant?: Variant
  icon?: IconName
  /** Announced, and keeps size and focus. Not disabled: the caller must ignore further clicks. */
  busy?: boolean
}

/** For actions; for navigation see `ButtonLink`. */
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

/** An icon-only button; `label` is its accessible name and tooltip. */
export function IconButton({ icon, label, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} aria-label={label} title={label} className={`icon-button ${className}`}>
      <Icon name={icon} />
    </button>
  )
}
