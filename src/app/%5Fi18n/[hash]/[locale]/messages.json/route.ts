import { answerMessages } from '@/src/i18n/answer-messages'

type Context = { params: Promise<{ hash: string; locale: string }> }

/** §7.3: `/_i18n/{hash}/{locale}/messages.json`, on every host. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerMessages(request, await params)
}
