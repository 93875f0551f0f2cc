export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export function amountText(amount: bigint): string {
  const cents = amount / 10n
  const whole = String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${String(cents % 100n).padStart(2, '0')}`
}

function dayFirst(date: string): string {
  return date.split('-').toReversed().join('/')
}

export function englishStatement(lines: readonly (readonly string[])[]): Buffer {
  const body = lines.map(([date = '', ...rest]) =>
    [dayFirst(date), ...rest].map((cell) => `"${cell}"`).join(','),
  )
  return Buffer.from(['Noor Perfumes,,,', 'Date,Description,Debit,Credit', ...body].join('\r\n'))
}

/** As an Arabic bank writes it: Windows-1256, semicolons, Arabic headings. */
export function arabicStatement(lines: readonly (readonly string[])[]): Buffer {
  const body = lines.map(([date = '', ...rest]) => [dayFirst(date), ...rest].join(';'))
  const text = ['التاريخ;البيان;مدين;دائن', ...body].join('\r\n')
  return Buffer.from([...text].map((sign) => in1256.get(sign) ?? sign.charCodeAt(0)))
}

/** As much of Windows-1256 as the headings need. */
const in1256 = new Map(
  [...'ابتخدرلمني'].map((sign, at) => [
    sign,
    [0xc7, 0xc8, 0xca, 0xce, 0xcf, 0xd1, 0xe1, 0xe3, 0xe4, 0xed][at] ?? 0,
  ]),
).set('ئ', 0xc6)
