import type { FileType } from '@daftar/rules/files/upload-rules'
import { fileTypeFromBuffer } from 'file-type'

const types: Readonly<Record<string, FileType>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
}

export const contentTypes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/**
 * What the first bytes say, whatever the name and the declared type say; null for anything we do not take.
 */
export async function typeOfBytes(head: Uint8Array): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(head)
  return found ? (types[found.mime] ?? null) : null
}
