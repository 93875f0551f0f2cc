import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keepBytes } from '../../../../platform/http/signed-calls.ts'
import type { SupportDependencies } from '../dependencies.ts'
import { mailReader } from './reader.ts'
import { receiveMail } from './receive.ts'
import { isOfBytes, readSignature } from './signed-call.ts'

/** Five pictures of five megabytes as a mail writes them, and its words. */
const bodyLimitBytes = 36 * 1024 * 1024

export const mailPath = '/support/api/v1/mail'
export const mailSignatureHeader = 'x-daftar-mail-signature'

/**
 * Where the mail server that takes in answers hands each of them over, as it came (`message/rfc822`). It is
 * no endpoint of ours to call: what counts is its signature, which is looked at before the bytes are.
 */
export async function serveMail(http: FastifyInstance, deps: SupportDependencies): Promise<void> {
  const { inboundMail } = deps.config
  if (!inboundMail) return
  const read = mailReader(join(deps.config.dataDir, 'quarantine'))
  const saidBy = (headers: Record<string, string | string[] | undefined>) =>
    readSignature([headers[mailSignatureHeader]].flat()[0], inboundMail.secret, deps.realNow().getTime())
  await http.register((scope, _options, done) => {
    keepBytes(scope, bodyLimitBytes)
    const refuseUnsigned = ({ log }: FastifyRequest, reply: FastifyReply) => {
      log.warn('a mail was handed in without the signature of the mail server')
      return reply.code(401).send({ status: 'error' })
    }
    scope.addHook('onRequest', async (request, reply) => {
      if (!saidBy(request.headers)) await refuseUnsigned(request, reply)
    })
    scope.post(mailPath, async (request, reply) => {
      const { headers, body, signal } = request
      const said = saidBy(headers)
      if (!said || !Buffer.isBuffer(body) || !isOfBytes(said, body)) return refuseUnsigned(request, reply)
      const mail = await read(body, signal)
      const status = await receiveMail(deps, mail, { at: deps.clock.now(), signal })
      // What has no ticket is not ours: whoever delivers it tells its sender.
      return reply.code(status === 'no_ticket' || status === 'unreadable' ? 422 : 200).send({ status })
    })
    done()
  })
}
