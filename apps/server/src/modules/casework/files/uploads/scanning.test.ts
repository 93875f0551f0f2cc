import { existsSync, readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aMerchant } from '../../../../testing/app/builders.ts'
import { testApp } from '../../../../testing/app/test-app.ts'
import { statementFixture, upload } from '../../../../testing/files/uploads.ts'

/** What becomes of an upload where the scanner is at this address. */
async function uploadedWith(clamdAddress: string | null, bytes = statementFixture('text-reportlab.pdf')) {
  const product = await testApp(clamdAddress === null ? {} : { env: { CLAMD_ADDRESS: clamdAddress } })
  try {
    const shop = await product.db.database.system((tx) => aMerchant(tx))
    const as = await product.signIn(shop.personId)
    const { status, body, headers } = await upload(product, as, {
      name: 'a.pdf',
      bytes,
      purpose: 'bank_statement',
    })
    const rows = await product.db.database.systemRead((tx) => tx`select 1 from stored_file`)
    const quarantine = join(product.config.dataDir, 'quarantine')
    const left = existsSync(quarantine) ? readdirSync(quarantine) : []
    return { status, reason: body.details?.reason, retry: headers['retry-after'], rows: rows.length, left }
  } finally {
    await product.close()
  }
}

/** A scanner that finds the same in every file, once it has the end of it. */
async function aScanner(answer: string): Promise<{ address: string; close(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (part: Buffer) => {
      if (part.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${answer}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('an upload with a virus is refused and not kept; one that is clean is', async () => {
  const [bad, good] = [await aScanner('stream: Eicar FOUND'), await aScanner('stream: OK')]
  expect(await uploadedWith(bad.address)).toMatchObject({
    status: 400,
    reason: 'file_infected',
    rows: 0,
    left: [],
  })
  expect(await uploadedWith(good.address)).toMatchObject({ status: 200, rows: 1, left: [] })
  bad.close()
  good.close()
})

test('nothing is let in that the scanner could not look at; whoever uploads is told to come again', async () => {
  expect(await uploadedWith('127.0.0.1:1')).toMatchObject({
    status: 503,
    reason: 'unavailable',
    retry: '5',
    rows: 0,
    left: [],
  })
})

test('a PDF with a script is refused', async () => {
  const active = statementFixture('text-reportlab.pdf')
  const at = active.lastIndexOf('startxref')
  const script = Buffer.from('99 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n')
  const bytes = Buffer.concat([active.subarray(0, at), script, active.subarray(at)])
  expect(await uploadedWith(null, bytes)).toMatchObject({
    status: 400,
    reason: 'file_active',
    rows: 0,
    left: [],
  })
})
