type Props = {
  id: string
  title: string
  heading: 'h2' | 'h3'
  rows: readonly { key: string; name: string; text: string; value: number; max: number }[]
}

/** From this part of it on, a maximum counts as nearly reached. */
const NEARLY = 0.8

/** How much of each maximum is used; nothing without one. */
export function Meters({ id, title, heading: Heading, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className="gevel-meters">
        {rows.map(({ key, name, text, value, max }) => (
          <li key={key}>
            <span>{name}</span> <strong>{text}</strong>
            <meter aria-label={`${name}: ${text}`} min={0} max={max || 1} high={max * NEARLY} value={value} />
          </li>
        ))}
      </ul>
    </section>
  )
}
