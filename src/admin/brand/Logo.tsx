import { Icon } from './Icon'

/** Mark and name, on the screens of an account. */
export function Logo() {
  return (
    <div className="gevel-logo">
      <Icon />
      <span>Gevel</span>
    </div>
  )
}
