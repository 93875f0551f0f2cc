import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

/** The port of the last run when it is still free, else a free one; remembered in the data folder. */
export async function choosePort(dataDir: string): Promise<number> {
  const last = portOfLastRun(dataDir)
  const port = (last > 0 && (await tryPort(last))) || (await tryPort(0))
  if (!port) throw new Error('No free port on 127.0.0.1 for the embedded PostgreSQL')
  writeFileSync(memoryIn(dataDir), String(port))
  return port
}

/** The port of the run before, or of the one that runs now; 0 when there was none. */
export function portOfLastRun(dataDir: string): number {
  const memory = memoryIn(dataDir)
  return existsSync(memory) ? Number(readFileSync(memory, 'utf8')) : 0
}

function memoryIn(dataDir: string): string {
  return join(dataDir, 'postgres-port')
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const found = (server.address() as AddressInfo).port
      server.close(() => resolve(found))
    })
  })
}
