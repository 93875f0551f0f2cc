import { sendFile, type Client } from '@daftar/client'
import type { PartContent, PartNotice } from '@daftar/contract/endpoints/identity/part-links-shapes'
import type { PartValues } from '@daftar/rules/part-links/part-forms'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { Upload } from '../../shared/uploads/upload.ts'

/** Whose application the link is about, who asks, and whether it can still be filled. */
export function noticeQuery(token: string) {
  return queryOptions({
    queryKey: ['part', 'notice', token],
    throwOnError: false,
    retry: false,
    queryFn: async ({ client, signal }): Promise<PartNotice> =>
      (await apiOf(client).call('partLinks.open', { body: { token }, signal })).notice,
  })
}

/**
 * The part itself, for a browser that has its pass. It is read once: from then on the page holds what is
 * typed.
 */
export function partQuery(id: string) {
  return queryOptions({
    queryKey: ['part', 'content', id],
    throwOnError: false,
    retry: false,
    staleTime: Infinity,
    queryFn: ({ client, signal }) => readPart(apiOf(client), id, signal),
  })
}

export async function readPart(api: Client, id: string, signal?: AbortSignal): Promise<PartContent> {
  return (await api.call('partLinks.part', { params: { id }, ...(signal && { signal }) })).part
}

export async function sendCode(api: Client, token: string): Promise<void> {
  await api.call('partLinks.sendCode', { body: { token } })
}

export async function enter(api: Client, token: string, otp_code: string): Promise<PartContent> {
  return (await api.call('partLinks.enter', { body: { token, otp_code } })).part
}

interface Saving {
  version: number
  values: PartValues
  /** What the application says, once nothing in it is open to question. */
  base: string | undefined
  keepalive: boolean
}

export async function savePart(
  api: Client,
  id: string,
  { version, values, base, keepalive }: Saving,
): Promise<PartContent> {
  const body = { values, ...(base !== undefined && { base }) }
  return (await api.call('partLinks.save', { params: { id }, ifMatch: version, body, keepalive })).part
}

/** One key per part as it stands: a press that is sent twice hands in once. */
export async function submitPart(
  api: Client,
  id: string,
  body: { values: PartValues; base: string },
  idempotencyKey: string,
): Promise<PartNotice> {
  return (await api.call('partLinks.submit', { params: { id }, body, idempotencyKey })).notice
}

/** A document goes to its part alone. */
export function uploadTo(id: string, field: string) {
  return (api: Client, { file, onProgress, signal }: Upload) =>
    sendFile(api, 'partLinks.upload', { file, onProgress, signal, params: { id }, query: { field } })
}
