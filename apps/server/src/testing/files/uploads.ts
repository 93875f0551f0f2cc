import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { TestAnswer, TestApp } from '../app/test-app.ts'

const boundary = 'boundary-of-a-test'

/** What a browser sends before and after the bytes of a file. */
export function formAround(
  name: string,
  type = 'application/octet-stream',
): { before: Buffer; after: Buffer } {
  const quoted = name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  return {
    before: Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    after: Buffer.from(`\r\n--${boundary}--\r\n`),
  }
}

export const formType = `multipart/form-data; boundary=${boundary}`

/** Uploads bytes as a browser does. */
export function upload(
  product: TestApp,
  as: string,
  file: { name: string; bytes: Uint8Array; type?: string; purpose?: UploadPurpose },
): Promise<TestAnswer> {
  const { before, after } = formAround(file.name, file.type)
  return product.call('files.upload', {
    as,
    query: { purpose: file.purpose ?? 'licence' },
    body: Buffer.concat([before, file.bytes, after]),
    headers: { 'content-type': formType },
  })
}

export function statementFixture(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, '../../platform/pdf/fixtures', name))
}

export function pictureFixture(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, '../../modules/casework/files/fixtures', name))
}

/** The night of an instant: the clocks of all files are worked out, and what is due is deleted. */
export async function nightOfFiles(product: TestApp, at: string | Date): Promise<void> {
  const schedules = product.app.modules.flatMap((one) => one.schedules)
  await schedules.find(({ name }) => name === 'files.sweep')!.run(new Date(at))
}
