import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { FormMessage } from '@/src/components/ui/field/FormMessage'

type Link = { href: string; label: string } | null

export type OutcomeTexts = {
  done: { title: string; text: string; link: Link }
  expired: { title: string; text: string; link: Link }
}

/** The result of following a link from an e-mail, with the next step. */
export function TokenOutcome({ outcome, texts }: { outcome: keyof OutcomeTexts; texts: OutcomeTexts }) {
  const { title, text, link } = texts[outcome]
  return (
    <div className="auth-form">
      <FormMessage kind={outcome === 'done' ? 'success' : 'error'} text={text} title={title} />
      {link && <ButtonLink {...link} />}
    </div>
  )
}
