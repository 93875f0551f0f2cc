import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Starts the product as it is, with its demo, and waits until it is ready; answers how to stop it. */
export async function startProduct(port: number, dataDir: string): Promise<() => Promise<void>> {
  const product = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MODE: 'demo',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  })
  await waitFor(`http://localhost:${port}/health/ready`)
  return async () => {
    const gone = new Promise((resolve) => product.once('exit', resolve))
    product.kill('SIGTERM')
    await gone
  }
}

async function waitFor(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      if ((await fetch(address)).ok) return
    } catch {
      // Not listening yet.
    }
    await sleep(100)
  }
  throw new Error(`nothing answers at ${address}`)
}
