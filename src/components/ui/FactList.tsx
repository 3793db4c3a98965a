type Props = { facts: readonly { id?: string | null; label: string; value: string }[] }

/** A few facts as label and value; nothing when there are none. */
export function FactList({ facts }: Props) {
  if (facts.length === 0) return null
  return (
    <dl className="fact-list">
      {facts.map(({ id, label, value }) => (
        <div key={id ?? label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
