import { Link } from '@payloadcms/ui'
import { createLocalReq, type Payload } from 'payload'

import { untitled } from '@/src/admin/document/texts'
import { LocalTime } from '@/src/admin/LocalTime'
import { listThreads, type Thread, threadHref } from '@/src/features/comments'
import { textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { DashboardTexts } from './texts'

type Props = { payload: Payload; tenant: string; account: string; language: Locale; texts: DashboardTexts }

const SHOWN = 5

function Line({
  thread,
  account,
  language,
  texts,
}: { thread: Thread } & Pick<Props, 'account' | 'language' | 'texts'>) {
  const { collection, title, replies } = thread
  const comment =
    [thread, ...replies].findLast(({ mentions }) => mentions.some(({ id }) => id === account)) ?? thread
  return (
    <li>
      <Link href={threadHref(language, thread)}>
        {title ?? textIn(untitled(texts.kinds[collection]), language)}
      </Link>{' '}
      <small>
        <LocalTime value={comment.createdAt} />
      </small>
      <p className="gevel-dashboard__excerpt">
        {comment.author?.name ?? texts.formerColleague}: {comment.text}
      </p>
    </li>
  )
}

/** The open comments that mention an account, the oldest first; nothing when there are none. */
export async function Mentions({ payload, tenant, account, language, texts }: Props) {
  const { threads, total } = await listThreads(
    await createLocalReq({}, payload),
    { tenant, state: 'open', mentioned: account },
    { page: 1, limit: SHOWN },
  )
  if (threads.length === 0) return null
  return (
    <section aria-labelledby="gevel-mentions">
      <h2 id="gevel-mentions">{texts.mentions}</h2>
      <ul className="gevel-dashboard__list">
        {threads.map((thread) => (
          <Line key={thread.id} {...{ thread, account, language, texts }} />
        ))}
      </ul>
      {total > SHOWN && <p>{texts.moreMentions(total - SHOWN)}</p>}
    </section>
  )
}
