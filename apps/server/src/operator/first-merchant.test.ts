import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '../platform/crypto/keys.ts'
import { Browser } from '../testing/app/sign-in-app.ts'
import { productionEnv } from '../testing/app/production-env.ts'
import { testApp, type TestApp } from '../testing/app/test-app.ts'
import { readCommand } from './run.ts'

/** An installation as it begins: production mode, no merchant, and nobody who writes SQL. */
let app: TestApp
beforeAll(async () => {
  app = await testApp({
    keepsLetters: true,
    env: productionEnv,
  })
})
afterAll(() => app.close())

function operate(...args: string[]): Promise<string[]> {
  return readCommand(['merchant', ...args])({
    database: app.db.database,
    keys: createKeys(app.config.secretKey),
    masters: app.config,
    otp: app.config.otp,
    name: 'root',
    now: app.clock.now(),
  })
}

async function codeOf(to: string): Promise<string> {
  await app.settle()
  return (await app.inbox(to)).find(({ code }) => code !== null)?.code ?? ''
}

const [email, phone] = ['mona@noor.example', '+971501234567']

test('a production installation gets its first merchant by commands, and its admin signs in and sees it', async () => {
  const [line = ''] = await operate(
    ...['create', '--name', 'Noor Perfumes', '--name-ar', 'عطور نور', '--country', 'ARE'],
    ...['--currency', 'AED', '--commission', '5.5', '--vat', '5'],
  )
  const on = ['--merchant', /mer_\w+/.exec(line)?.[0] ?? '']
  await operate('add-store', ...on, '--code', 'marina', '--name', 'Marina', '--name-ar', 'مارينا')
  await operate(
    ...['add-entity', ...on, '--name', 'Noor LLC', '--address', '1 Creek Road', '--registration', 'CN-1'],
    ...['--iban', 'AE070331234567890123456', '--bank', 'Gulf Bank'],
  )
  await operate('invite', ...on, '--email', email, '--phone', phone, '--role', 'workspace_admin')

  const browser = new Browser(app.app.http)
  const begun = await browser.begin({ email })
  const first = { session_id: begun.body.session_id, otp_code: await codeOf(email) }
  expect((await browser.call('signIn.verify', { body: first })).body.status).toBe('setup_2fa')
  await browser.call('signIn.challengeSetup', { body: { phone } })
  const second = { otp_code: await codeOf(phone) }
  expect((await browser.call('signIn.challengeVerify', { body: second })).status).toBe(200)

  expect((await browser.call('accounts.read')).body).toMatchObject({
    merchant_name: 'Noor Perfumes',
    merchant_name_ar: 'عطور نور',
    permissions: { role: 'workspace_admin' },
    computedPermissions: { canViewDashboard: true, canViewOrders: true, isWorkspaceAdmin: true },
  })
  const stores = await browser.call('merchants.stores')
  expect(stores.body.items).toMatchObject([{ name: 'Marina', currency: 'AED' }])
})
