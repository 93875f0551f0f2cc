import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Reason } from '@daftar/contract'
import type { FileType } from '@daftar/rules/files/upload-rules'
import type { UploadRule } from '../../../../platform/modules/uploads.ts'
import type { PdfFile, PdfReader } from '../../../../platform/pdf/reader.ts'
import type { PictureReader } from '../../../../platform/pictures/reader.ts'
import { emptyReading, type StatementReading } from '../../../../platform/pdf/verdict.ts'
import { cleanJpeg } from '../content/clean-jpeg.ts'
import { cleanPng } from '../content/clean-png.ts'
import { typeOfBytes } from '../content/file-type.ts'
import { isPlainPdf } from '../content/pdf-shape.ts'
import type { Received } from './receive.ts'
import { largePictureTurns } from './upload-turns.ts'

const largePicture = 10_000_000

/**
 * What an upload turned out to be; `read` is what was found in a PDF, or in the photo of an identity
 * document.
 */
export interface Examined {
  type: FileType
  size: number
  sha256: Buffer
  read: StatementReading | null
}

/**
 * Decides by its content whether an upload is let in, and takes out of pictures what their makers wrote into
 * them. Reading a PDF happens in a process of its own; an upload that cannot be read, or costs too much to
 * read, is refused.
 */
export async function examine(
  received: Received,
  rule: UploadRule,
  by: { reader: PdfReader; pictures: PictureReader } & Pick<PdfFile, 'owner' | 'signal'>,
): Promise<Examined | Reason> {
  const type = await typeOfBytes(received.head)
  if (type === null || !rule.types.includes(type)) return 'file_type'
  return type === 'pdf' ? examinePdf(received, rule, by) : examineImage(received, rule, type, by)
}

async function examinePdf(
  { path, head, tail, size, sha256 }: Received,
  rule: UploadRule,
  { reader, owner, signal }: Parameters<typeof examine>[2],
): Promise<Examined | Reason> {
  if (!isPlainPdf(head, tail)) return 'file_unreadable'
  const file = { path, owner, ...(signal && { signal }) }
  const read = await readAs(reader, rule, file)
  if (read.kind === 'active') return 'file_active'
  // Without its password a locked document could never be looked at.
  const isUseless = read.kind === 'encrypted' && !rule.mayBeLocked
  if (read.kind === 'unreadable' || read.kind === 'too_heavy' || isUseless) return 'file_unreadable'
  return { type: 'pdf', size, sha256, read }
}

/**
 * A statement is read whole at once, so that naming it in a form later costs nothing; of a plain file its
 * kind is enough.
 */
async function readAs(reader: PdfReader, rule: UploadRule, file: PdfFile): Promise<StatementReading> {
  if (rule.reading) return reader.readStatement(file)
  return rule.document ? reader.readDocument(file, rule.document) : emptyReading(await reader.look(file))
}

/** A picture is in memory for a moment; the large ones one after the other. */
async function examineImage(
  received: Received,
  rule: UploadRule,
  type: 'jpeg' | 'png',
  by: Parameters<typeof examine>[2],
): Promise<Examined | Reason> {
  if (received.size <= largePicture) return cleanImage(received, rule, type, by)
  const endTurn = await largePictureTurns.take(by.owner, by.signal)
  try {
    return await cleanImage(received, rule, type, by)
  } finally {
    endTurn()
  }
}

async function cleanImage(
  { path }: Received,
  rule: UploadRule,
  type: 'jpeg' | 'png',
  by: Parameters<typeof examine>[2],
): Promise<Examined | Reason> {
  const source = await readFile(path)
  const clean = type === 'jpeg' ? cleanJpeg(source) : cleanPng(source)
  if (!clean) return 'file_unreadable'
  if (rule.picture && !rule.picture(clean)) return 'picture_shape'
  await writeFile(path, clean.bytes)
  return rule.isPrecious ? encodeAnew(path, rule, by) : kept(type, clean.bytes, null)
}

/**
 * The photo of an identity document is turned upright and encoded anew in a process of its own, so that
 * nothing but what is seen stays of it; its machine-readable zone is read there (DEC-KYB-14).
 */
async function encodeAnew(
  path: string,
  rule: UploadRule,
  { pictures, owner, signal }: Parameters<typeof examine>[2],
): Promise<Examined | Reason> {
  const file = { path, owner, ...(signal && { signal }) }
  const upright = await pictures.upright(file, { reads: rule.document === 'identity' })
  if (upright.kind !== 'upright') return 'file_unreadable'
  await writeFile(path, upright.bytes)
  const { identity } = upright
  const read = identity && { ...emptyReading({ kind: 'scanned', pages: 1 }), document: identity }
  return kept('jpeg', upright.bytes, read)
}

function kept(type: 'jpeg' | 'png', bytes: Uint8Array, read: StatementReading | null): Examined {
  return { type, size: bytes.length, sha256: createHash('sha256').update(bytes).digest(), read }
}
