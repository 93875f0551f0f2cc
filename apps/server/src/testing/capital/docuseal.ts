import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const apiKey = 'a-key-of-the-api'
export const webhookSecret = 'a-secret-of-the-webhook'

interface Submission {
  id: number
  slug: string
  body: {
    send_email: boolean
    expire_at: string
    documents: { name: string; file: string }[]
    submitters: { external_id: string; email: string; phone: string; require_phone_2fa: boolean }[]
  }
}

/**
 * As much of DocuSeal as the adapter speaks to, for tests: it keeps what it is given and can be made to fail.
 */
export async function fakeDocuseal() {
  const submissions: Submission[] = []
  const withdrawn: string[] = []
  const trouble = { losesAnswers: 0 }
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const answer = (status: number, content: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
      }
      const url = new URL(request.url ?? '', 'http://here')
      if (url.pathname === '/files/signed.pdf')
        return void response.end(
          request.headers['x-auth-token'] ? 'a key was given away' : '%PDF-1.7 signed there',
        )
      if (request.headers['x-auth-token'] !== apiKey) return answer(401, { error: 'Not authenticated' })
      const [, id] = /^\/api\/submissions\/(\d+)/.exec(url.pathname) ?? []
      if (url.pathname === '/api/submitters') {
        const wanted = url.searchParams.get('external_id')
        const found = submissions.filter(({ body: { submitters } }) => submitters[0]?.external_id === wanted)
        return answer(200, {
          data: found.map(({ id: submission_id, slug }) => ({ submission_id, slug, external_id: wanted })),
        })
      }
      if (url.pathname === '/api/submissions/pdf') {
        const made = { id: 1000 + submissions.length, slug: `s${submissions.length}`, body: JSON.parse(body) }
        submissions.push(made)
        if (trouble.losesAnswers-- > 0) return void request.socket.destroy()
        const submitters = [{ slug: made.slug, embed_src: `https://sign.example/s/${made.slug}` }]
        return answer(200, { id: made.id, submitters })
      }
      if (request.method === 'DELETE' && id) {
        withdrawn.push(id)
        return answer(200, { id: Number(id), archived_at: '2026-12-06T00:00:00Z' })
      }
      return answer(200, { documents: [{ name: 'contract', url: `${origin()}/files/signed.pdf` }] })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin()}/api`,
    submissions,
    withdrawn,
    trouble,
    of: (envelopeId: string) =>
      submissions.filter(({ body: { submitters } }) => submitters[0]?.external_id === envelopeId),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A call of the webhook as the service makes it. */
export function webhookCall(event: object, given: { secret?: string; agedSeconds?: number } = {}) {
  const payload = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1000) - (given.agedSeconds ?? 0)
  const hmac = createHmac('sha256', given.secret ?? webhookSecret).update(`${seconds}.${payload}`)
  return {
    method: 'POST' as const,
    url: '/signing/api/v1/events/docuseal',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-docuseal-signature': `${seconds}.${hmac.digest('hex')}`,
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
