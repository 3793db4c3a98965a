/** Our own icons: strokes of 1.5 on a 24 × 24 view box, in the text colour. */
const PATHS = {
  'arrow-right': 'M3 12h17M13.5 5.5 20 12l-6.5 6.5',
  'arrow-down': 'M12 3v17M5.5 13.5 12 20l6.5-6.5',
  'arrow-out': 'M6 18 18 6M8 6h10v10',
  plus: 'M12 4v16M4 12h16',
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5 5 19',
  warning: 'M12 4 2.5 20.5h19L12 4ZM12 10v5M12 17v1.5',
  check: 'M4 12.5 9.5 18 20 6.5',
  'arrow-left': 'M21 12H4M10.5 5.5 4 12l6.5 6.5',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  play: 'M6 4.5v15L19 12z',
  shrink: 'M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
} as const

export type IconName = keyof typeof PATHS

type Props = { name: IconName; className?: string }

/** Always decorative: the adjacent text gives the meaning. */
export function Icon({ name, className = 'size-6' }: Props) {
  return (
    <svg aria-hidden="true" className={className} fill="none" focusable="false" viewBox="0 0 24 24">
      <path d={PATHS[name]} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
