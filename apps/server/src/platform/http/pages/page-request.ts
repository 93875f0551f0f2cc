import type { FastifyRequest } from 'fastify'

/**
 * Whether something that is no endpoint and no file is answered with the application, which has a page for
 * any path.
 */
export function asksForPage({
  method,
  url,
  headers: { accept },
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?', 1)
  if ((method !== 'GET' && method !== 'HEAD') || !mayBePage(path)) return false
  const types = acceptedTypes(accept)
  // Browsers say so when they go to a page. Programs take anything; what looks like a file is none of our
  // pages.
  return types.includes('text/html') || (!looksLikeFile(path) && types.some((type) => anyText.includes(type)))
}

/**
 * Programs of others are told that nothing is there, not shown a page: endpoints, built files, checks,
 * metrics, the inbox of the demo.
 */
export function mayBePage(path: string): boolean {
  const segments = path.split('/')
  return !segments.includes('api') && !segments.includes('assets') && !elsewhere.test(path)
}

const elsewhere = /^\/(health|metrics|docs|dev\/inbox|(?:internal\/)?openapi\.json)(\/|\.|$)/
const anyText = ['text/*', '*/*', 'application/xhtml+xml']

function looksLikeFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.')
}

/**
 * The types of an Accept header, in lower case, but for those it takes back with `q=0`. Without one, anything
 * goes.
 */
function acceptedTypes(accept = '*/*'): string[] {
  return accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...parameters]) => !parameters.some((one) => /^q=0(\.0*)?$/.test(one)))
    .map(([type = '']) => type)
}
