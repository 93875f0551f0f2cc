/** What a bank statement of a test tells. */
export interface StatementContent {
  holder: string
  iban: string
  /** First and last entry. */
  from: Date
  to: Date
}

const dayMs = 86_400_000
const linesPerPage = 40

/** A statement as an online bank prints it: text of its own, one entry every third day, both ends included. */
export function statementPdf({ holder, iban, from, to }: StatementContent): Buffer {
  const head = [
    'Gulf Example Bank - Statement of account',
    `Account name: ${holder}`,
    `IBAN: ${iban.replace(/(.{4})(?=.)/g, '$1 ')}`,
    'Date Description Amount Balance',
  ]
  const days = Array.from(
    { length: Math.ceil((to.getTime() - from.getTime()) / (3 * dayMs)) },
    (_, index) => new Date(from.getTime() + index * 3 * dayMs),
  )
  const entries = [...days, to].map(
    (day, index) => `${written(day)} Card settlement ${index + 1} 1,250.00 ${84_250 + index}.00`,
  )
  return pdfOf([...head, ...entries])
}

/** A statement that passes on a day: more than six months, the last entry two days ago. */
export function freshStatement(account: Pick<StatementContent, 'holder' | 'iban'>, today: Date): Buffer {
  const from = new Date(today.getTime() - 200 * dayMs)
  return statementPdf({ ...account, from, to: new Date(today.getTime() - 2 * dayMs) })
}

function written(day: Date): string {
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}

/** A PDF of nothing but lines of text, by hand: catalogue, pages, one font, and where each object begins. */
function pdfOf(lines: readonly string[]): Buffer {
  const pages = Array.from({ length: Math.ceil(lines.length / linesPerPage) }, (_, index) =>
    lines.slice(index * linesPerPage, (index + 1) * linesPerPage),
  )
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      streamOf(page),
    ]),
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((body, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const tail = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${tail}`, 'latin1')
}

function streamOf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT\n/F1 10 Tf\n16 TL\n50 790 Td\n${shown}\nET`
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}
