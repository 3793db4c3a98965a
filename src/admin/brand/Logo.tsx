import { Icon } from './Icon'

/** Shown on the sign-in and account screens. */
export function Logo() {
  return (
    <div className="gevel-logo">
      <Icon />
      <span>Gevel</span>
    </div>
  )
}
