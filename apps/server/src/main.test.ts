import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './platform/database/embedded/embedded.ts'
import { openDatabase } from './platform/database/opening/open.ts'
import { aMerchant } from './testing/app/builders.ts'
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

test('over a database of others that holds a part of the demo it ends with what to do', async () => {
  const secretKey = 'a-key-of-at-least-thirty-two-characters'
  const given = await startEmbedded({ dataDir: temporaryFolder(), password: 'root' })
  onTestFinished(() => given.stop())
  const databaseUrl = given.adminUrl
  const database = await openDatabase({ dataDir: temporaryFolder(), secretKey, databaseUrl })
  const cutShort = database.firstFilling(
    () => Promise.resolve(false),
    async () => {
      await database.system((tx) => aMerchant(tx))
      throw new Error('cut short')
    },
  )
  await expect(cutShort).rejects.toThrow('cut short')
  await database.close()
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      MODE: 'demo',
      PORT: '0',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secretKey,
    },
  })
  // One that starts all the same is not waited for.
  server.stdout.on('data', (said) => String(said).includes('"msg":"ready"') && server.kill())
  const [[code], complained] = await Promise.all([once(server, 'close'), text(server.stderr)])
  expect([code, complained]).toEqual([1, expect.stringMatching(/^The first filling .*was cut short.*\n$/)])
})
