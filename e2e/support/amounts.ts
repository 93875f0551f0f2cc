/** An amount as it stands on a page or in a file, in thousandths; the true minus sign counts. */
export function thousandths(text: string): bigint {
  const [, minus, whole = '', fraction = ''] = /([-\u2212]?)([\d,]+)\.(\d+)/.exec(text) ?? []
  if (whole === '') throw new Error(`no amount in "${text}"`)
  const size = BigInt(whole.replaceAll(',', '') + fraction.padEnd(3, '0'))
  return minus ? -size : size
}

export function sumOf(texts: readonly string[]): bigint {
  return texts.reduce((sum, text) => sum + thousandths(text), 0n)
}

/** The cells of a CSV, its byte order mark left out. */
export function cellsOf(csv: string): string[][] {
  const lines = csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r?\n/)
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
}
