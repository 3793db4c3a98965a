import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { FormMessage } from '@/src/components/ui/field/FormMessage'

type Link = { href: string; label: string } | null

export type OutcomeTexts = {
  done: { title: string; text: string; link: Link }
  expired: { title: string; text: string; link: Link }
}

type Props = {
  outcome: keyof OutcomeTexts
  texts: OutcomeTexts
  /** Whether it follows what the visitor did on this page, and so takes the focus. */
  isAnswer: boolean
}

/** The result of following a link from an e-mail, with the next step. */
export function TokenOutcome({ outcome, texts, isAnswer }: Props) {
  const { title, text, link } = texts[outcome]
  return (
    <div className="auth-form">
      <FormMessage
        kind={outcome === 'done' ? 'success' : 'error'}
        takesFocus={isAnswer}
        text={text}
        title={title}
      />
      {link && <ButtonLink {...link} />}
    </div>
  )
}
