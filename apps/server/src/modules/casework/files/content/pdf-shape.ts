/** Marks of other formats that may stand inside a file which also passes as a PDF. */
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|\?php)/i
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1')

/**
 * Whether the edges of a file are a PDF's and nothing else's: the header first of all, the pointer and the
 * end mark last, no page of markup and no archive around it. Readers are laxer, which is what files of two
 * kinds live on.
 */
export function isPlainPdf(head: Buffer, tail: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8)) &&
    !markup.test(head.toString('latin1')) &&
    hasEnd(tail)
  )
}

function hasEnd(tail: Buffer): boolean {
  const text = tail.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || text.lastIndexOf('startxref', end) < 0) return false
  const after = tail.subarray(end + '%%EOF'.length)
  return after.length <= 1_024 && !markup.test(after.toString('latin1')) && !after.includes(zipEnd)
}
