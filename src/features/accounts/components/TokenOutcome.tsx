import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { FormMessage } from '@/src/components/ui/field/FormMessage'

type Way = { href: string; label: string } | null

export type OutcomeTexts = {
  done: { title: string; text: string; way: Way }
  expired: { title: string; text: string; way: Way }
}

/** What became of a link from an e-mail, and the way on. */
export function TokenOutcome({ outcome, texts }: { outcome: keyof OutcomeTexts; texts: OutcomeTexts }) {
  const { title, text, way } = texts[outcome]
  return (
    <div className="auth-form">
      <FormMessage kind={outcome === 'done' ? 'success' : 'error'} text={text} title={title} />
      {way && <ButtonLink {...way} />}
    </div>
  )
}
