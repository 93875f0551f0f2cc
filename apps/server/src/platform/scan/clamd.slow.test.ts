import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/database/temporary-folder.ts'
import { clamdScanner } from './clamd.ts'

/**
 * The real daemon, with a signature of its own for the test file of the antivirus makers: nothing is
 * downloaded.
 */
const program = process.env['CLAMD'] ?? 'clamd'

const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-'),
)
const folder = temporaryFolder()
const socket = join(folder, 'clamd.ctl')
let daemon: ChildProcess | undefined

beforeAll(() => {
  mkdirSync(join(folder, 'signatures'))
  const hash = createHash('md5').update(eicar).digest('hex')
  writeFileSync(join(folder, 'signatures/test.hdb'), `${hash}:${eicar.length}:Eicar-Test-Signature\n`)
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${join(folder, 'signatures')}`,
    'Foreground yes',
    'StreamMaxLength 150M',
    'User root',
  ]
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  daemon = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
})
afterAll(() => void daemon?.kill())

test('ClamAV finds its test file, and nothing in a statement', async () => {
  await expect.poll(() => existsSync(socket), { timeout: 60_000, interval: 100 }).toBe(true)
  const scanner = clamdScanner(socket)
  const [bad, good] = [join(folder, 'bad'), join(folder, 'good')]
  writeFileSync(bad, eicar)
  writeFileSync(good, Buffer.alloc(2_000_000, 'statement '))
  expect(await scanner.scan(bad)).toBe('infected')
  expect(await scanner.scan(good)).toBe('clean')
})
