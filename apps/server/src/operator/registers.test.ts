import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '../platform/crypto/keys.ts'
import { newId } from '../platform/ids.ts'
import { temporaryFolder } from '../testing/database/temporary-folder.ts'
import { testApp, type TestApp } from '../testing/app/test-app.ts'
import { readCommand } from './run.ts'

const folder = temporaryFolder()
let app: TestApp
let as: string
beforeAll(async () => {
  app = await testApp()
  const id = newId('per')
  await app.db.database.system(
    (tx) => tx`insert into person (id, email, created_at) values (${id}, 'one@shop.example', now())`,
  )
  as = await app.signIn(id)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const operate = (...args: string[]) =>
  readCommand(['registers', ...args])({
    database: app.db.database,
    keys: createKeys(app.config.secretKey),
    masters: app.config,
    otp: app.config.otp,
    name: 'root',
    now: app.clock.now(),
  })

function aFile(...lines: string[]): string {
  const file = join(folder, 'banks.csv')
  writeFileSync(file, `\uFEFF${lines.join('\r\n')}\r\n`)
  return file
}

test('an import makes the directory what its file says, and IBANs show it at once [ONB-84]', async () => {
  const file = aFile(
    'country,code,swift_code,name,source',
    'AE,033,BOMLAEAD,"Mashreq, ""the bank""",Letter of the bank',
    'SA,80,RJHISARI,Al Rajhi Bank,Letter of the bank',
  )
  expect(await operate('import-banks', '--file', file)).toEqual(['2 banks: 2 new or changed, 10 taken out.'])
  expect(await operate('import-banks', '--file', file)).toEqual(['2 banks: 0 new or changed, 0 taken out.'])
  expect((await operate('banks'))[0]).toBe('AE  033  BOMLAEAD  Mashreq, "the bank"  Letter of the bank')
  const { body } = await app.call('registers.iban', { as, params: { iban: 'AE070331234567890123456' } })
  expect(body.bank_data).toEqual({ bank_name: 'Mashreq, "the bank"', swift_code: 'BOMLAEAD' })
})

test('a file with faults changes nothing, and says where each of them is', () => {
  const file = aFile(
    'country,code,name,swift_code,source',
    'SA,80,A bank,WRONG,x',
    'SA,80,A bank,RJHISARI,Letter',
  )
  expect(() => operate('import-banks', '--file', file)).toThrow(
    'Line 2: swift_code is not right.\nLine 2: source is not right.\nSA 80 stands there twice.',
  )
  expect(() => operate('import-banks', '--file', aFile('code,name'))).toThrow(/first line/)
  expect(() => operate('import-banks', '--file', '/nowhere.csv')).toThrow('/nowhere.csv cannot be read.')
})

test('a register under maintenance is said to whoever signs in, merchant or not [ONB-89, DEC-ONB-34, PERM-46]', async () => {
  const experiments = async () => (await app.call('accounts.read', { as })).body.experiments
  expect(await experiments()).toEqual([])
  await operate('maintenance', '--set', 'on')
  await operate('maintenance', '--set', 'on')
  expect(await experiments()).toEqual([{ name: 'commercial_registry_maintenance', value: 'true' }])
  await operate('maintenance', '--set', 'off')
  expect(await experiments()).toEqual([])
})
