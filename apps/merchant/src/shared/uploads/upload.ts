import { uploadFile, type Client } from '@daftar/client'
import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/casework/files'

export interface Upload {
  file: File
  purpose: UploadPurpose
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends one file; it is typed and looked into at the server. */
export function upload(api: Client, given: Upload): Promise<UploadedFile> {
  return uploadFile(api, given)
}

/** A signed address of a file, good for a minute. */
export async function addressOfFile(api: Client, url: string): Promise<string> {
  return (await api.call('files.ticket', { body: { url } })).address
}
