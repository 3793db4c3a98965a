import { Link } from '@payloadcms/ui'
import type { TypedUser, UIFieldServerProps } from 'payload'

import type { ChatMessage } from '@/payload-types'
import { LocalTime } from '@/src/admin/LocalTime'
import { CHAT_MESSAGES } from '@/src/features/assistant/rules/conversations'
import { storedToolCalls } from '@/src/features/assistant/rules/tool-calls'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { toProposal } from '@/src/features/assistant/api/proposals/serialize'
import { proposalsIn } from '@/src/features/assistant/server/proposals'
import { assistantHref } from './assistant-href'
import { CONVERSATION_TEXTS } from './conversation-texts'
import { StoredProposals } from './StoredProposals'

type Props = Pick<UIFieldServerProps, 'payload' | 'user' | 'i18n' | 'id' | 'req'>

const nameOf = ({ role, account }: ChatMessage, language: Locale): string => {
  const texts = CONVERSATION_TEXTS[language]
  if (role === 'assistant') return texts.assistant
  return account && typeof account === 'object' ? account.name : texts.person
}

function Message({ message, language }: { message: ChatMessage; language: Locale }) {
  const { role, status, content, createdAt, toolCalls, model, inputTokens, outputTokens } = message
  const texts = CONVERSATION_TEXTS[language]
  const tools = storedToolCalls(toolCalls)
  const tokens = (inputTokens + outputTokens).toLocaleString(language)
  return (
    <li className={`gevel-message gevel-message--${role}`}>
      <h3>
        {nameOf(message, language)} <LocalTime value={createdAt} />
      </h3>
      {content && <p className="gevel-message__text">{content}</p>}
      {!content && status === 'succeeded' && tools.length === 0 && <p>{texts.redacted}</p>}
      {status !== 'succeeded' && <p className="gevel-note">{texts[status]}</p>}
      {tools.length > 0 && (
        <details>
          <summary>{texts.used}</summary>
          <ul>
            {tools.map(({ id, name, input }) => (
              <li key={id}>
                {name} <code>{JSON.stringify(input)}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {model && (
        <small>
          {model}, {texts.tokens(tokens)}
        </small>
      )}
    </li>
  )
}

const readMessages = async (payload: Props['payload'], user: TypedUser, id: string) => {
  const { docs } = await payload.find({
    collection: CHAT_MESSAGES,
    where: { conversation: { equals: id } },
    sort: 'position',
    // For the names of people.
    depth: 1,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs
}

/** What was proposed, for whom may decide on it: the person who asked, or whose agent did. Null for anybody else. */
async function readOwnProposals({ payload, user, req, id }: Props) {
  const { docs } = await payload.find({
    collection: 'llm-conversations',
    where: { id: { equals: id }, account: { equals: user?.id } },
    ...{ depth: 0, limit: 1, pagination: false, user, overrideAccess: false },
  })
  const [own] = docs
  return own ? (await proposalsIn(req, [own.id])).map(toProposal) : null
}

/** The messages of a conversation, as they were said, and what was proposed in it. */
export async function Transcript(props: Props) {
  const { payload, user, i18n, id } = props
  if (!user || !id) return null
  const language = toLocale(i18n.language)
  const messages = await readMessages(payload, user, String(id))
  const proposals = await readOwnProposals(props)
  return (
    <section aria-labelledby="gevel-messages" className="gevel-conversation">
      {proposals && (
        <p>
          <Link className="gevel-button" href={assistantHref(language, String(id))}>
            {CONVERSATION_TEXTS[language].goOn}
          </Link>
        </p>
      )}
      <h2 id="gevel-messages" className="gevel-hidden">
        {CONVERSATION_TEXTS[language].messages}
      </h2>
      <ol>
        {messages.map((message) => (
          <Message key={message.id} message={message} language={language} />
        ))}
      </ol>
      {proposals && proposals.length > 0 && (
        <StoredProposals {...{ language, proposals }} title={CONVERSATION_TEXTS[language].proposals} />
      )}
    </section>
  )
}
