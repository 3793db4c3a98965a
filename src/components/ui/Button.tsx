import type { ComponentProps } from 'react'

import { Icon, type IconName } from './Icon'

/** `solid` is the one thing to do; `plain` is anything else that stands alone. */
export type Variant = 'solid' | 'plain'

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled' | 'aria-busy'> & {
  variant?: Variant
  icon?: IconName
  /** At work: it keeps its place and the focus, and says so. Whoever sets it ignores another press. */
  busy?: boolean
}

/** A button that does something here, as opposed to a link. */
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
