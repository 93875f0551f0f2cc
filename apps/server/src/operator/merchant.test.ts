import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '../platform/crypto/keys.ts'
import { testApp, type TestApp } from '../testing/app/test-app.ts'
import { readCommand } from './run.ts'
import type { Row } from '../platform/database/rows.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

/** What the operator reads on the terminal. */
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

const facts = ['--name', 'Noor Perfumes', '--name-ar', 'عطور نور', '--commission', '5.5', '--vat', '5']
const create = (country = 'ARE', currency = 'AED') =>
  operate('create', ...facts, '--country', country, '--currency', currency)
const idOf = ([line = '']: string[]) => /^Made: (mer_\w+) /.exec(line)?.[1] ?? ''
const store = ['--code', 'marina', '--name', 'Marina Mall', '--name-ar', 'مارينا مول']

test('a merchant is made with store, company and people, changed, suspended and resumed, all on record', async () => {
  expect(await operate('list')).toEqual(['There is no merchant yet.'])
  const id = idOf(await create())
  const on = ['--merchant', id]
  expect(await operate('add-store', ...on, ...store)).toEqual([
    expect.stringMatching(/^Added: sto_\w+\. Shops name it by marina\.$/),
  ])
  expect(await operate('store-codes', ...on, '--code', 'marina', '--aliases', 'AE,default_AED')).toEqual([
    'Changed: shops name it by marina, AE, default_AED.',
  ])
  expect(await operate('store-codes', ...on, '--code', 'marina', '--new-code', 'mall')).toEqual([
    'Changed: shops name it by mall, AE, default_AED.',
  ])
  await operate('store-codes', ...on, '--code', 'mall', '--new-code', 'marina', '--aliases', '')
  await operate(
    ...['add-entity', ...on, '--name', 'Noor LLC', '--address', '1 Creek Road', '--registration', 'CN-1'],
    ...['--iban', 'AE07 0331 2345 6789 0123 456', '--bank', 'Gulf Bank'],
  )
  const mona = ['--email', 'mona@noor.example']
  expect(await operate('invite', ...on, ...mona, '--role', 'workspace_admin')).toEqual([
    'Made and invited: they sign in with a code to mona@noor.example.',
  ])
  await operate('invite', ...on, '--phone', '+971501230777', '--role', 'supervisor', '--stores', 'marina')
  await operate('role', ...on, '--phone', '+971501230777', '--role', 'settlements')
  await operate('remove', ...on, '--phone', '+971501230777')
  await operate('suspend', ...on, '--note', 'licence expired')
  expect(await operate('list')).toEqual([`${id}  Noor Perfumes  ARE AED  suspended since 2026-11-22`])
  await operate('resume', ...on, '--note', 'licence renewed')
  const rows = await app.db.database.system(
    (tx) => tx<Row<'audit_entry', 'action' | 'actor_id' | 'actor_role'>[]>`
      select action, actor_id, actor_role from audit_entry where merchant_id = ${id} order by number`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'merchant.created',
    'store.added',
    'store.codes_changed',
    'store.codes_changed',
    'store.codes_changed',
    'legal_entity.added',
    'member.invited',
    'member.invited',
    'member.changed',
    'member.removed',
    'merchant.suspended',
    'merchant.resumed',
  ])
  expect(new Set(rows.map(({ actor_id, actor_role }) => `${actor_role} ${actor_id}`))).toEqual(
    new Set(['operator operator:root']),
  )
})

test('what is wrong is told all at once by the options that say it, and nothing is made', async () => {
  const before = await operate('list')
  await expect(operate('create', '--country', 'ARE', '--currency', 'SAR')).rejects.toThrow(
    /--name is needed\.\n--name-ar is needed\.\n--currency is not the currency of this country\.\n--commission is not valid\.\n--vat is not valid\./,
  )
  const on = ['--merchant', idOf(await create('SAU', 'SAR'))]
  await operate('add-store', ...on, ...store)
  await expect(operate('add-store', ...on, ...store)).rejects.toThrow('another store of this merchant has it')
  const mona = ['--email', 'mona@sands.example']
  await expect(operate('invite', ...on, ...mona, '--role', 'boss')).rejects.toThrow('--role is none')
  await expect(operate('invite', ...on, ...mona, '--role', 'supervisor', '--stores', 'x')).rejects.toThrow(
    'no store with the code x',
  )
  await operate('invite', ...on, ...mona, '--role', 'workspace_admin')
  await expect(operate('invite', ...on, ...mona, '--role', 'supervisor')).rejects.toThrow('works for this')
  await expect(operate('remove', ...on, ...mona)).rejects.toThrow('last workspace admin')
  await expect(operate('role', ...on, '--role', 'supervisor')).rejects.toThrow('Either --email or --phone')
  await expect(operate('suspend', ...on)).rejects.toThrow('--note is needed')
  await expect(operate('resume', ...on, '--note', 'because')).rejects.toThrow('It stands so already')
  await expect(operate('suspend', '--merchant', 'mer_nobody', '--note', 'why')).rejects.toThrow('this id')
  expect(await operate('list')).toHaveLength(before.length + 1)
})

test('what was typed wrongly is answered with how it is typed, before anything is opened', () => {
  for (const args of [[], ['delete'], ['create', '--nome', 'x'], ['toString']])
    expect(() => readCommand(['merchant', ...args])).toThrow(/npm run merchant -- create --name/)
})
