import { ApiError, NetworkError, type Client } from '@daftar/client'
import type { DocumentReason } from '@daftar/contract/endpoints/casework/files'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

export type DocumentKind = 'pdf' | 'image' | 'other'
export type DocumentBytes = { kind: DocumentKind; bytes: ArrayBuffer; type: string }

/** A short-lived address of one document; asking for it is written to the audit log. */
export async function documentAddress(
  api: Client,
  url: string,
  reason: DocumentReason | null = null,
): Promise<string> {
  const body = { url, ...(reason && { reason }) }
  return (await api.call('files.ticketForStaff', { body })).address
}

/** The same of the document itself, without the mark its copy has. */
export async function originalAddress(api: Client, url: string): Promise<string> {
  const body = { url, reason: 'authority_asks', original: true } as const
  return (await api.call('files.ticketForStaff', { body })).address
}

/** Whether a document is opened with a reason alone: an identity document (decision 0085). */
export function asksForReason(error: Error | null): boolean {
  return error instanceof ApiError && error.fields['reason'] !== undefined
}

/**
 * The bytes of one document: read once while the page stands, because every reading is written to the audit
 * log.
 */
export function documentQuery(url: string, reason: DocumentReason | null = null) {
  return queryOptions({
    queryKey: ['document', url, reason],
    staleTime: Infinity,
    throwOnError: false,
    structuralSharing: false,
    retry: false,
    queryFn: async ({ client, signal }): Promise<DocumentBytes> => {
      const api = apiOf(client)
      const answer = await (api.options.fetch ?? fetch)(await documentAddress(api, url, reason), { signal })
      if (!answer.ok) throw new NetworkError(`the document answered ${answer.status}`)
      // What nobody has looked at yet is only saved, never shown.
      const isShown = !answer.headers.get('content-disposition')?.startsWith('attachment')
      const bytes = await answer.arrayBuffer()
      const type = imageType(bytes)
      return { kind: isShown ? kindOf(bytes, type) : 'other', bytes, type: type ?? '' }
    },
  })
}

function kindOf(bytes: ArrayBuffer, type: string | null): DocumentKind {
  if (type) return 'image'
  return startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) ? 'pdf' : 'other'
}

/** By how it begins, whatever it is called. */
function imageType(bytes: ArrayBuffer): 'image/png' | 'image/jpeg' | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'image/png'
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? 'image/jpeg' : null
}

function startsWith(bytes: ArrayBuffer, first: readonly number[]): boolean {
  const head = new Uint8Array(bytes.slice(0, first.length))
  return first.every((byte, at) => head[at] === byte)
}
