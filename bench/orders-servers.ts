import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asStarted } from './lib.ts'
import type { Cluster, OrdersDatabase } from './orders-data.ts'

/** A server of the folder `servers` over a database of orders, in a process of its own. */
export function startServer(
  { secretKey }: Pick<Cluster, 'secretKey'>,
  file: string,
  database: OrdersDatabase,
  port: number,
): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'servers', file)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: database.appUrl,
      ADMIN_URL: database.adminUrl,
      SECRET: secretKey,
      MERCHANT: database.merchantId,
      ...asStarted,
    },
  })
}

/** Until it answers. */
export async function waitForServer(port: number, { token }: OrdersDatabase): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/merchant/api/v1/payments`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (answer.status !== 503) return
    } catch {
      // Not listening yet.
    }
    await sleep(100)
  }
  throw new Error(`nothing answers on ${port}`)
}

/** How long calls took, in milliseconds. */
export function spread(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2))
  return { p50: at(0.5), p99: at(0.99), max: at(0.9999) }
}
