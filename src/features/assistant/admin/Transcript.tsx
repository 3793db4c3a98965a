import type { TypedUser, UIFieldServerProps } from 'payload'

import type { ChatMessage } from '@/payload-types'
import { LocalTime } from '@/src/admin/LocalTime'
import { CHAT_MESSAGES } from '@/src/features/assistant/rules/conversations'
import { storedToolCalls } from '@/src/features/assistant/rules/tool-calls'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { CONVERSATION_TEXTS } from './conversation-texts'

type Props = Pick<UIFieldServerProps, 'payload' | 'user' | 'i18n' | 'id'>

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

/** The messages of a conversation, as they were said. */
export async function Transcript({ payload, user, i18n, id }: Props) {
  if (!user || !id) return null
  const language = toLocale(i18n.language)
  const messages = await readMessages(payload, user, String(id))
  return (
    <section aria-labelledby="gevel-messages" className="gevel-conversation">
      <h2 id="gevel-messages" className="gevel-hidden">
        {CONVERSATION_TEXTS[language].messages}
      </h2>
      <ol>
        {messages.map((message) => (
          <Message key={message.id} message={message} language={language} />
        ))}
      </ol>
    </section>
  )
}
