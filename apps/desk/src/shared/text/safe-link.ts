/**
 * The address when it is an https one, by what the browser's own parser makes of it; anything else is shown
 * and never linked.
 */
export function safeLink(text: string): string | null {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}
