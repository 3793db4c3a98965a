type Fact = { id?: string | null; label: string; value: string }

type Props = { facts: readonly Fact[]; className?: string }

/** A few facts as label and value, each under a rule of the grid; nothing when there are none. */
export function FactList({ facts, className = '' }: Props) {
  if (facts.length === 0) return null
  return (
    <dl className={`fact-list ${className}`}>
      {facts.map(({ id, label, value }) => (
        <div key={id ?? label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
