import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

import { listeners } from '../process'

const INSPECTOR_TIMEOUT_MS = 10_000

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })])
const heapUsage = z.object({ id: z.literal(2), result: z.object({ usedSize: z.number() }) })

/** The live heap after a garbage collection and the resident set size, in megabytes. */
export type Memory = { live: number; resident: number }

const megabytes = (bytes: number): number => bytes / 1024 ** 2

/** Opens Node's inspector in a process with SIGUSR1; returns the URL of its WebSocket. */
async function openInspector(pid: number, appPorts: readonly number[]): Promise<string> {
  process.kill(pid, 'SIGUSR1')
  for (const deadline = Date.now() + INSPECTOR_TIMEOUT_MS; Date.now() < deadline; await delay(100)) {
    const inspector = (await listeners()).find((one) => one.pid === pid && !appPorts.includes(one.port))
    if (!inspector) continue
    const response = await fetch(`http://127.0.0.1:${inspector.port}/json/list`)
    return targets.parse(await response.json())[0].webSocketDebuggerUrl
  }
  throw new Error(`Process ${pid} opened no inspector; is it Node?`)
}

/** The live heap of an inspected process in megabytes, without garbage. */
async function liveHeap(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector)
  try {
    return await new Promise((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')))
      socket.addEventListener('open', () => {
        // Twice, because objects that the first run finalises are collected by the second.
        for (const _ of [1, 2]) socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
        socket.send(JSON.stringify({ id: 2, method: 'Runtime.getHeapUsage' }))
      })
      socket.addEventListener('message', ({ data }) => {
        const usage = heapUsage.safeParse(JSON.parse(String(data)))
        if (usage.success) resolve(megabytes(usage.data.result.usedSize))
      })
    })
  } finally {
    socket.close()
  }
}

/** A function that measures the memory of a process, which listens on `ports` besides its inspector. */
export async function memoryOf(pid: number, ports: readonly number[]): Promise<() => Promise<Memory>> {
  const inspector = await openInspector(pid, ports)
  return async () => {
    const live = await liveHeap(inspector)
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return { live, resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 }
  }
}
