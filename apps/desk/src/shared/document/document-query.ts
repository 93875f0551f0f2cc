import { NetworkError, type Client } from '@daftar/client'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

export type DocumentKind = 'pdf' | 'image' | 'other'
export type DocumentBytes = { kind: DocumentKind; bytes: ArrayBuffer; type: string }

/** A short-lived address of one document; asking for it is written to the audit log. */
export async function documentAddress(api: Client, url: string): Promise<string> {
  return (await api.call('files.ticketForStaff', { body: { url } })).address
}

/** The bytes of one document: read once while the page stands, because every reading is written to the audit log. */
export function documentQuery(url: string) {
  return queryOptions({
    queryKey: ['document', url],
    staleTime: Infinity,
    throwOnError: false,
    structuralSharing: false,
    retry: false,
    queryFn: async ({ client, signal }): Promise<DocumentBytes> => {
      const api = apiOf(client)
      const answer = await (api.options.fetch ?? fetch)(await documentAddress(api, url), { signal })
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
