import { answerMeta } from '@/src/features/versions/server/build-manifest'

type Context = { params: Promise<{ file: string }> }

export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  return answerMeta(request, file)
}
