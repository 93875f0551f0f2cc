import { createHash } from 'node:crypto'
import { storableText } from '@daftar/contract/wire/storable'
import { z } from 'zod'
import { isSigned } from '../../../platform/http/signed-calls.ts'
import type { EventKind, Kept, OutsideService, SigningRequest, ServiceEvent } from './service.ts'

export interface DocusealSettings {
  /** Of its API: `https://api.docuseal.com`, or `https://…/api` of an installation of one's own. */
  url: string
  apiKey: string
  webhookSecret: string
}

const timeoutMs = 30_000
const role = 'Signatory'

const id = z.union([z.number(), z.string()]).transform(String)
const submitter = z.object({
  submission_id: id.nullish(),
  slug: z.string().nullish(),
  embed_src: z.string().nullish(),
  external_id: z.string().nullish(),
})
const created = z.union([
  z.array(submitter.extend({ submission_id: id })),
  z.object({ id, submitters: z.array(submitter) }),
])
const found = z.object({ data: z.array(submitter) })
const documents = z.object({ documents: z.array(z.object({ url: z.string() })) })
const event = z.object({
  event_type: z.string(),
  timestamp: z.string(),
  data: z.object({
    id: id.nullish(),
    submission_id: id.nullish(),
    submission: z.object({ id: id.nullish() }).nullish(),
    decline_reason: z.string().nullish(),
    ip: z.string().nullish(),
    ua: z.string().nullish(),
  }),
})

/** What its events are to us; one signatory, so a completed form is the signature. */
const kinds: Readonly<Record<string, EventKind>> = {
  'form.viewed': 'viewed',
  'form.started': 'viewed',
  'form.completed': 'signed',
  'form.declined': 'declined',
  'submission.expired': 'expired',
}

/** The adapter of DocuSeal's API (its cloud, or its Pro edition on a machine of one's own). */
export function docusealService(settings: DocusealSettings, fetch: typeof globalThis.fetch): OutsideService {
  const base = settings.url.replace(/\/+$/, '')

  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(base + path, {
      ...init,
      headers: { 'x-auth-token': settings.apiKey, ...(init.body && { 'content-type': 'application/json' }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the signing service answered ${response.status}`)
    return response.json()
  }

  function keptOf(one: z.output<typeof submitter>, submissionId: string | null | undefined): Kept {
    if (!submissionId) throw new Error('the signing service named no submission')
    const address = one.embed_src ?? (one.slug ? `${pagesOf(base)}/s/${one.slug}` : null)
    if (!address) throw new Error('the signing service named no page')
    return { externalId: submissionId, address }
  }

  /** A repeat after a lost answer finds what the first try made. */
  async function sentBefore(envelopeId: string): Promise<Kept | null> {
    const query = new URLSearchParams({ external_id: envelopeId, limit: '1' })
    const { data } = found.parse(await ask(`/submitters?${query.toString()}`))
    const one = data.find(({ external_id }) => external_id === envelopeId)
    return one ? keptOf(one, one.submission_id) : null
  }

  async function create(request: SigningRequest): Promise<Kept> {
    const answer = created.parse(
      await ask('/submissions/pdf', {
        method: 'POST',
        body: JSON.stringify({
          name: request.title,
          // Our own letters bring the address, in both languages, and remind (DEC-APPL-4).
          send_email: false,
          expire_at: request.expiresAt.toISOString(),
          documents: [{ name: request.fileName, file: request.bytes.toString('base64') }],
          submitters: [{ role, ...request.signer, external_id: request.envelopeId, require_phone_2fa: true }],
        }),
      }),
    )
    const [one] = Array.isArray(answer) ? answer : answer.submitters
    if (!one) throw new Error('the signing service named no signatory')
    return keptOf(one, Array.isArray(answer) ? one.submission_id : answer.id)
  }

  return {
    kind: 'docuseal',
    signatureTag: `{{Signature;role=${role};type=signature;width=180;height=44}}`,
    send: async (request) => (await sentBefore(request.envelopeId)) ?? create(request),
    signedCopy: async (externalId) => {
      const list = documents.parse(await ask(`/submissions/${encodeURIComponent(externalId)}/documents`))
      const [document] = list.documents
      if (!document) throw new Error('the signing service has no signed document')
      // Where files lie is an address of its own that needs no key, and must not be given ours.
      const response = await fetch(document.url, { signal: AbortSignal.timeout(timeoutMs) })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (!response.ok || bytes.subarray(0, 5).toString() !== '%PDF-')
        throw new Error(`the signed document answered ${response.status}`)
      return bytes
    },
    withdraw: async (externalId) =>
      void (await ask(`/submissions/${encodeURIComponent(externalId)}`, { method: 'DELETE' })),
    readCall: (call) =>
      isSigned(call, 'x-docuseal-signature', settings.webhookSecret) ? eventOf(call.body) : null,
  }
}

function eventOf(body: Buffer): ServiceEvent | 'nothing' {
  const read = event.safeParse(parsed(body))
  if (!read.success) return 'nothing'
  const { event_type, timestamp, data } = read.data
  const kind = kinds[event_type]
  const externalId = event_type.startsWith('submission.')
    ? data.id
    : (data.submission_id ?? data.submission?.id)
  if (!kind || !externalId || storableText(externalId) !== externalId) return 'nothing'
  return {
    // It names no event; a repeat carries the same type, submission and time.
    eventId: createHash('sha256').update([event_type, externalId, timestamp].join('|')).digest('hex'),
    externalId,
    kind,
    reason: storedText(data.decline_reason, 500),
    ip: storedText(data.ip, 64),
    userAgent: storedText(data.ua, 300),
  }
}

/** What a signatory wrote there, or their browser said: as much of it as a table holds. */
function storedText(text: string | null | undefined, length: number): string {
  return storableText(text ?? '')
    .slice(0, length)
    .toWellFormed()
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** Where its pages lie, beside its API. */
function pagesOf(base: string): string {
  return base.replace('://api.', '://').replace(/\/api$/, '')
}
