import { uploadFile } from '@daftar/client'
import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/files'
import { client } from '../page.ts'

export interface Upload {
  file: File
  purpose: UploadPurpose
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends one file; it is typed and looked into at the server. */
export function upload(given: Upload): Promise<UploadedFile> {
  return uploadFile(client, given)
}

/** A signed address of a file, good for a minute. */
export async function addressOfFile(url: string): Promise<string> {
  return (await client.call('files.ticket', { body: { url } })).address
}
