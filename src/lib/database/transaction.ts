import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Runs `work` in a transaction of the request: all of it is written, or, when this throws, nothing.
 * @throws what `work` throws; why Postgres did not commit
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const owned = await initTransaction(req)
  const begun = req.transactionID
  try {
    const result = await work()
    // An operation of Payload that fails undoes the transaction it ran in, also for whoever catches its error.
    if (req.transactionID !== begun) throw new Error('The transaction was undone before its work was done')
    if (owned) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
