import {
  type commitTransaction,
  createLocalReq,
  initTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** Runs `work` in a transaction; `end` commits it or rolls it back. */
export async function transaction<T>(
  payload: Payload,
  end: typeof commitTransaction,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  const result = await work(req)
  await end(req)
  return result
}
