import { chooseLanguage } from '@daftar/rules/shell/frame/language'
import type { FastifyRequest } from 'fastify'
import type { RequestFacts } from '../call.ts'

/** What the server keeps of a request: enough for the audit log, nothing secret. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request),
    origin: `${request.protocol}://${request.host}`,
  }
}

/** Stored choice, then the browser's, then the default (DEC-FMT-2). */
export function languageOf(request: FastifyRequest): 'en' | 'ar' {
  const accepted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
  return chooseLanguage({ stored: request.cookies['daftar_lang'] ?? null, browser: accepted, country: null })
}
