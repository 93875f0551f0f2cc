import type { Config } from './config/config.ts'

/** The first lines that a start prints: where the product is and, unless letters are really sent, its inbox. */
export function greetingOf({
  mode,
  publicOrigin,
  brand,
}: Pick<Config, 'mode' | 'publicOrigin' | 'brand'>): string[] {
  const where = [
    '',
    `  ${brand.name} is ready at  ${publicOrigin}`,
    `  Operator console       ${publicOrigin}/desk`,
  ]
  return mode === 'production' ? where : [...where, `  Inbox (codes, mail)    ${publicOrigin}/dev/inbox`]
}
