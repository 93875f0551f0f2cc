/** The one store that an address narrows the page to; null for all the person sees. */
export function readStore(search: Readonly<Record<string, unknown>>): string | null {
  const stores = search['stores']
  return typeof stores === 'string' && /^[\w-]{1,64}$/.test(stores) ? stores : null
}
