import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './testing/database/temporary-folder.ts'

/** What main.ts does right behind saying where it is: here a Ctrl-C comes in between. */
const interrupted = `
import module from 'node:module'
module.flushCompileCache = () => process.kill(process.pid, 'SIGINT')
module.syncBuiltinESMExports()`

test('told to stop as soon as it stands, the product stops cleanly', async () => {
  const hook = `data:text/javascript,${encodeURIComponent(interrupted)}`
  const server = spawn(process.execPath, ['--import', hook, join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Not the demo: nothing has to be filled first.
    env: {
      PATH: process.env['PATH'],
      MODE: 'development',
      PORT: '0',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: 'embedded',
    },
  })
  const said: string[] = []
  server.stdout.on('data', (text) => said.push(String(text)))
  expect(await once(server, 'close')).toEqual([0, null])
  expect(said.join('')).toContain('"msg":"ready"')
})
