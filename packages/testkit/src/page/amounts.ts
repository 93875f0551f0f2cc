/**
 * An amount as it stands on a page or in a file, in thousandths; the true minus sign counts. Throws where
 * there is none.
 */
export function thousandths(text: string | null | undefined): bigint {
  const [, minus, whole = '', fraction = ''] = /([-\u2212]?)([\d,]+)\.(\d+)/.exec(text ?? '') ?? []
  if (whole === '') throw new Error(`no amount in "${text}"`)
  const size = BigInt(whole.replaceAll(',', '') + fraction.padEnd(3, '0'))
  return minus ? -size : size
}

/** What the amounts of some lines come to. */
export function sumOf(lines: Iterable<Element>): bigint {
  return [...lines].reduce((sum, { textContent }) => sum + thousandths(textContent), 0n)
}
