import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieName } from './call.ts'

/** Names and attributes of the product's cookies; `__Host-` where the product is served over https. */
export interface Cookies {
  read(request: FastifyRequest, name: CookieName): string | null
  set(reply: FastifyReply, name: CookieName, value: string, maxAgeSeconds: number): void
  clear(reply: FastifyReply, name: CookieName): void
}

export function productCookies(secure: boolean): Cookies {
  const nameOf = (name: CookieName) => `${secure ? '__Host-' : ''}daftar_${name}`
  const attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  return {
    read: (request, name) => request.cookies[nameOf(name)] ?? null,
    set: (reply, name, value, maxAge) => void reply.setCookie(nameOf(name), value, { ...attributes, maxAge }),
    clear: (reply, name) => void reply.clearCookie(nameOf(name), attributes),
  }
}
