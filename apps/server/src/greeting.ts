import type { Config } from './config/config.ts'

/**
 * The first lines that a start prints: where the product is and, unless letters are really sent, its inbox.
 */
export function greetingOf({
  mode,
  host,
  publicOrigin,
  brand,
}: Pick<Config, 'mode' | 'host' | 'publicOrigin' | 'brand'>): string[] {
  const where = [
    '',
    `  ${brand.name} is ready at  ${publicOrigin}`,
    `  Operator console       ${publicOrigin}/desk`,
  ]
  if (mode === 'production') return where
  return [...where, `  Inbox (codes, mail)    ${publicOrigin}/dev/inbox`, `  ${whoReaches(host)}`]
}

/** Outside production the inbox shows every code to whoever can reach it. */
function whoReaches(host: string): string {
  return isLoopback(host)
    ? 'Only this machine reaches it; HOST=0.0.0.0 lets in the network, and shows the codes to it.'
    : `Whoever reaches ${host} reads the codes and can sign in as anybody: without HOST only this machine does.`
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
