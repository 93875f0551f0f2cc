import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { heldBytes } from '../../testing/files/held-bytes.ts'
import { ComeAgain } from '../turns/come-again.ts'
import { pdfReader } from './reader.ts'

// What they take of the processor is limited as usual; a machine with other work may take its time.
const reader = pdfReader({ wallSeconds: 600 })
const folder = mkdtempSync(join(tmpdir(), 'daftar-pdf-'))
afterAll(async () => {
  await reader.stop()
  rmSync(folder, { recursive: true, force: true })
})

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)
let owners = 0
/** A document of an owner that has sent none before. */
const fileOf = (path: string, password: string | null = null) => ({
  path,
  password,
  owner: `m_${(owners += 1)}`,
})
const file = (name: string, password: string | null = null) => fileOf(fixture(name), password)
const noor = {
  holder: 'NOOR PERFUMES TRADING L.L.C',
  iban: 'AE070331234567890123456',
  firstEntry: '2026-05-04',
  lastEntry: '2026-11-19',
}
const readable = [
  ['text-reportlab.pdf', null, { ...noor, pages: 2 }],
  ['text-browser-print.pdf', null, { ...noor, holder: 'Noor Perfumes Trading L.L.C', pages: 2 }],
  [
    'text-ghostscript.pdf',
    null,
    { ...noor, holder: 'RAWAA FASHION TRADING EST.', iban: 'SA0380000000608010167519', pages: 1 },
  ],
  [
    'text-arabic-pango.pdf',
    null,
    { ...noor, holder: 'مؤسسة بحري للقهوة', iban: 'BH67BMAG00001299123456', pages: 1 },
  ],
  ['encrypted-user-qpdf.pdf', 'open-me', { ...noor, pages: 2 }],
  ['encrypted-owner-qpdf.pdf', null, { ...noor, pages: 2 }],
  ['pages-300-reportlab.pdf', null, { ...noor, pages: 300 }],
] as const

test.each(readable)(
  'holder, IBAN, first and last transaction are read from %s [DEC-WIZ-9]',
  async (name, password, expected) => {
    expect(await reader.readStatement(file(name, password))).toMatchObject({
      kind: 'text',
      hasText: true,
      ...expected,
    })
  },
)

test('the IBAN of somebody in a transfer comes after the account’s own [DEC-WIZ-9]', async () => {
  const { ibans } = await reader.readStatement(file('text-ghostscript.pdf'))
  expect(ibans).toEqual(['SA0380000000608010167519', 'SA4420000001234567891234'])
})

const refused = [
  ['scanned-ghostscript.pdf', null, 'scanned'],
  ['scanned-stamped-qpdf.pdf', null, 'scanned'],
  ['encrypted-user-qpdf.pdf', null, 'encrypted'],
  ['encrypted-user-qpdf.pdf', 'open me', 'password_wrong'],
  ['malformed-truncated.pdf', null, 'unreadable'],
  ['malformed-garbage.pdf', null, 'unreadable'],
  ['bomb-inflate.pdf', null, 'too_heavy'],
  ['bomb-text.pdf', null, 'too_heavy'],
] as const

test.each(refused)('%s with password %s is %s [WIZ-53, WIZ-56, DEC-WIZ-9]', async (name, password, kind) => {
  expect(await reader.readStatement(file(name, password))).toMatchObject({
    kind,
    firstEntry: null,
    ibans: [],
  })
})

test('a bomb ends one process; others read on and this one keeps its memory and its time', async () => {
  const before = heldBytes()
  let longestPause = 0
  let last = process.threadCpuUsage()
  const beat = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    longestPause = Math.max(longestPause, (user + system) / 1000)
    last = process.threadCpuUsage()
  }, 10)
  const [bomb, text] = await Promise.all([
    reader.look(file('bomb-inflate.pdf')),
    reader.look(file('text-reportlab.pdf')),
  ])
  clearInterval(beat)
  expect([bomb.kind, text.kind]).toEqual(['too_heavy', 'text'])
  expect(reader.working()).toEqual([])
  expect(heldBytes() - before).toBeLessThan(16 * 2 ** 20)
  expect(longestPause).toBeLessThan(1_000)
})

test('a document that takes too long is stopped by the clock', async () => {
  const hasty = pdfReader({ wallSeconds: 0.5 })
  const look = hasty.look(file('text-reportlab.pdf'))
  await expect.poll(() => hasty.working()).toHaveLength(1)
  // Held, it takes no processor and no memory: nothing but the clock can end it.
  process.kill(hasty.working()[0]!, 'SIGSTOP')
  expect(await look).toEqual({ kind: 'too_heavy', pages: null })
  await hasty.stop()
})

test('a document is read at a time, as many wait as may, and the next is told that it cannot', async () => {
  const small = pdfReader({ workers: 1, waiting: 1, wallSeconds: 600 })
  const looks = [1, 2, 3].map(() => small.look(file('text-reportlab.pdf')))
  expect(small.working().length).toBeLessThanOrEqual(1)
  await expect(looks[2]).rejects.toBeInstanceOf(ComeAgain)
  expect((await Promise.all([looks[0], looks[1]])).map((look) => look?.kind)).toEqual(['text', 'text'])
  await small.stop()
})

test('what one merchant sends at once keeps no other waiting, and what is cancelled ends', async () => {
  const shared = pdfReader({ memoryMb: 4096, cpuSeconds: 100, lookCpuSeconds: 100, wallSeconds: 600 })
  const gone = new AbortController()
  const flood = Array.from({ length: 5 }, () =>
    shared
      .look({ path: fixture('bomb-inflate.pdf'), owner: 'm_flood', signal: gone.signal })
      .then(({ kind }) => kind)
      .catch((error: Error) => (error instanceof ComeAgain ? error.reason : error.name)),
  )
  await expect.poll(() => shared.working()).toHaveLength(1)
  expect((await shared.look(file('text-reportlab.pdf'))).kind).toBe('text')
  expect(shared.working()).toHaveLength(1)
  gone.abort()
  expect(await Promise.all(flood)).toEqual([
    'too_heavy',
    'CallerLeft',
    'CallerLeft',
    'too_many_requests',
    'too_many_requests',
  ])
  expect(shared.working()).toEqual([])
  await shared.stop()
})

test('at shutdown every process ends', async () => {
  const closing = pdfReader({ memoryMb: 4096, lookCpuSeconds: 100, wallSeconds: 600 })
  const look = closing.look(file('bomb-inflate.pdf'))
  await expect.poll(() => closing.working()).toHaveLength(1)
  const [pid = 0] = closing.working()
  await closing.stop()
  expect((await look).kind).toBe('too_heavy')
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(closing.look(file('text-reportlab.pdf'))).rejects.toBeInstanceOf(ComeAgain)
})

test('a path with spaces, quotes and Arabic is a path like any other', async () => {
  const odd = join(folder, `a "statement", كشف --permission.pdf`)
  copyFileSync(fixture('text-reportlab.pdf'), odd)
  expect(await reader.look(fileOf(odd))).toEqual({ kind: 'text', pages: 2 })
})

const shared = join(import.meta.dirname, '../../../../../../shared/data/pdf')
const verdicts: Record<string, string> = {
  'imagemagick-CCITTFaxDecode.pdf': 'scanned',
  'imagemagick-images.pdf': 'scanned',
  'libreoffice-writer-password.pdf': 'encrypted',
  'with-attachment.pdf': 'active',
}

test('PDFs of many producers get their verdicts [WIZ-53, WIZ-56]', async () => {
  const names = existsSync(shared) ? readdirSync(shared).filter((name) => name.endsWith('.pdf')) : []
  const found: Record<string, string> = {}
  for (const name of names) found[name] = (await reader.look(fileOf(join(shared, name)))).kind
  expect(found).toEqual(Object.fromEntries(names.map((name) => [name, verdicts[name] ?? 'text'])))

  const encrypted = join(shared, 'libreoffice-writer-password.pdf')
  const passwords = names.length > 0 ? ['openpassword', 'permissionpassword', 'OpenPassword'] : []
  const kinds = await Promise.all(
    passwords.map(async (password) => (await reader.look(fileOf(encrypted, password))).kind),
  )
  expect(kinds).toEqual(names.length > 0 ? ['text', 'text', 'password_wrong'] : [])
})
