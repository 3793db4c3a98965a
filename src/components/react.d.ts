import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, for measures that a stylesheet computes with. */
    [name: `--${string}`]: string | number | undefined
  }
}
