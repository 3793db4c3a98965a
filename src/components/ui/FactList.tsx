type Fact = { id?: string | null; label: string; value: string }

type Props = { facts: readonly Fact[]; className?: string }

/** Pairs of label and value; renders nothing without any. */
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
