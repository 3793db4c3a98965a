import { answerMessages } from '@/src/i18n/answer-messages'

type Context = { params: Promise<{ hash: string; locale: string }> }

/** `/_i18n/{hash}/{locale}/messages.json`, on every host (Behaviour: messages-file). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerMessages(request, await params)
}
