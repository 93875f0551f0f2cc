import type { GivenWebhook } from '@daftar/contract/endpoints/selling/webhooks'

export interface CustomHeader {
  title: string
  value: string
}

/** Headers that belong to the call itself, or to us. */
const reserved =
  /^(?:host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|x-daftar-.*)$/i

/** The header a shop wants every call to carry: null for none, undefined for one that no call can carry. */
export function readHeader(given: GivenWebhook['header']): CustomHeader | null | undefined {
  const [title, value] = [given?.title?.trim() ?? '', given?.value ?? '']
  if (title === '' && value === '') return null
  const isHeader =
    /^[\w!#$%&'*+.^`|~-]+$/.test(title) && !reserved.test(title) && /^[\x20-\x7e]+$/.test(value)
  return isHeader ? { title, value } : undefined
}
