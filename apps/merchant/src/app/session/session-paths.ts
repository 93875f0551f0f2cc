import {
  readRedirectBack,
  signInPath,
  type RedirectBackContext,
} from '@daftar/rules/shell/sign-in/redirect-back'
import { pathOf } from '@daftar/rules/shell/guards/routes'

/** `user` when the user asked; `server` when the server has ended the session already (APP-21, APP-22). */
export type LogoutSource = 'user' | 'server'

export const signInAddress = signInPath

/** The logout route; only a session that the server ended keeps the way back (DEC-SES-7). */
export function logoutPath(source: LogoutSource, from: string, context: RedirectBackContext): string {
  const back = source === 'server' ? readRedirectBack(from, context) : null
  const query = new URLSearchParams({ source, ...(back?.kind === 'path' && { redirect: back.path }) })
  return `${pathOf('logout')}?${query}`
}

/** Where logout ends: sign-in, with the way back only when the server ended the session (DEC-SES-7). */
export function afterLogout(search: string, context: RedirectBackContext): string {
  const query = new URLSearchParams(search)
  return readLogoutSource(search) === 'server' ? signInPath(query.get('redirect') ?? '', context) : '/auth'
}

export function readLogoutSource(search: string): LogoutSource {
  return new URLSearchParams(search).get('source') === 'server' ? 'server' : 'user'
}

/**
 * Token and path that the mobile app puts into the fragment, which never reaches a server; null without a
 * token.
 */
export function readWebviewFragment(hash: string): { token: string; path: string } | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const token = given.get('token') ?? ''
  return token === '' ? null : { token, path: given.get('path') ?? '' }
}
