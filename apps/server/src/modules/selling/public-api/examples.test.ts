import { spawn, spawnSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type Shop } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/** The programs of the developers' site, fetched and run as its guide says, against the product. */

let product: TestApp
let shop: Shop
let base: string
beforeAll(async () => {
  product = await testApp()
  shop = await aShop(product)
  await product.app.http.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(product.app.http.server.address() as AddressInfo).port}`
})
afterAll(() => product.close())

const commands = {
  'pay.sh': ['sh', '-s'],
  'pay.mjs': [process.execPath, '--input-type=module', '-'],
  'pay.php': ['php'],
  'pay.py': ['python3', '-'],
} as const
type Name = keyof typeof commands

/** Says how it ended, and pays at the address that it prints as its shopper would. */
async function run(name: Name, key: string): Promise<{ code: number | null; said: string }> {
  const served = await (await fetch(`${base}/docs/examples/${name}`)).text()
  const program = served.replaceAll(/http[^"'` ]*(?=\/api\/v2)/g, base)
  const [command, ...args] = commands[name]
  const env = { ...process.env, SECRET_KEY: key, STORE_CODE: shop.code }
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.end(program)
  let said = ''
  const paying: Promise<void>[] = []
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    const token = /\/pay\/(\S+)\s/.exec(said)?.[1]
    if (token && paying.length === 0) paying.push(pay(token))
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  await Promise.all(paying)
  return { code, said }
}

async function pay(token: string): Promise<void> {
  await product.call('checkout.sendCode', { params: { token }, body: {} })
  await product.call('checkout.confirm', { params: { token }, body: { code: '8888' } })
}

const isInstalled = (command: string) => spawnSync(command, ['--version']).status === 0

// A program whose language is not on the machine is no part of the run there; Node always is.
const runnable = (Object.keys(commands) as Name[]).filter((name) =>
  isInstalled(name === 'pay.sh' ? 'curl' : commands[name][0]),
)

test.each(runnable)('%s, as it is served, goes from the session to the refund', async (name) => {
  const { code, said } = await run(name, shop.secrets.test)
  expect(said).toContain('CLOSED captured 120.00 refunded 20.00')
  expect(code).toBe(0)
})

test('a key that is none ends a program with what the product said', async () => {
  const { code, said } = await run('pay.mjs', 'sk_test_00000000-0000-4000-8000-000000000000')
  expect(said).toContain('not_authorized')
  expect(code).not.toBe(0)
})
